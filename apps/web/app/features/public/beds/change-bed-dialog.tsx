import type { BookingResponse } from '@studio/contracts/bookings';
import { roomPlaceNouns } from '@studio/domain/catalogue/room-kind';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { memberQueryKeys } from '../../../lib/query/member-query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BedChoice } from './bed-choice.tsx';
import { getMapLegend } from './bed-text.ts';

interface ChangeBedDialogProps {
  response: BookingResponse;
  bookingKey: string | undefined;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** Dialog in which a client changes the bed of a booking. Each choice is saved at once. */
export function ChangeBedDialog({ response, bookingKey, title, open, onClose }: ChangeBedDialogProps) {
  const queryClient = useQueryClient();
  const titleId = useId();
  const { bookingId, class: slot } = response;
  const { roomKind, capacity, studio } = slot;
  const [noun] = roomPlaceNouns[roomKind];
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <h2 id={titleId} className="mb-1 text-h3">
        {title}
      </h2>
      {open && (
        <BedChoice
          owner={{ bookingId, key: bookingKey }}
          version={studio}
          kind={roomKind}
          places={1}
          capacity={capacity}
          legend={<span className="sr-only">{getMapLegend(roomKind, 1)}</span>}
          doneText={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} changed.`}
          onChosen={() => void queryClient.invalidateQueries({ queryKey: memberQueryKeys.bookings })}
        />
      )}
      <div className="mt-6 grid">
        <Button wide onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
