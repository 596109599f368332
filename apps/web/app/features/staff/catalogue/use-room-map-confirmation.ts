import type { PreviewRoomMapResponse } from '@studio/contracts/staff-rooms';
import type { RoomBed } from '@studio/domain/beds/room-map';
import { useRef, useState } from 'react';
import { previewRoomMap } from './catalogue-api.ts';

/**
 * Asks for confirmation before a map gives clients other beds. Call `needsConfirmation` while saving and stop if it
 * resolves to true; confirming submits the form again.
 */
export function useRoomMapConfirmation(roomId: string | null) {
  const [effect, setEffect] = useState<PreviewRoomMapResponse | null>(null);
  const confirmed = useRef<string | null>(null);
  const asked = useRef<string | null>(null);
  return {
    /** Clients and classes to confirm; null while there is nothing to confirm. */
    effect,
    close: () => setEffect(null),
    needsConfirmation: async (beds: readonly RoomBed[]): Promise<boolean> => {
      const map = JSON.stringify(beds);
      if (roomId === null || confirmed.current === map) return false;
      const preview = await previewRoomMap(roomId, beds);
      if (preview.clients === 0) return false;
      asked.current = map;
      setEffect(preview);
      return true;
    },
    confirm: (form: HTMLFormElement | null) => {
      confirmed.current = asked.current;
      setEffect(null);
      form?.requestSubmit();
    },
  };
}
