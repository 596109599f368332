import type { BookingResponse } from '@studio/contracts/bookings';
import { roomPlaceNouns } from '@studio/domain/catalogue/room-kind';
import { importWithRetry } from '@studio/islands/import-with-retry';
import { lazy, Suspense, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';

/** Loaded with the first click, because few clients change their bed. */
const ChangeBedDialog = lazy(async () => ({
  default: (await importWithRetry(() => import('./change-bed-dialog.tsx'))).ChangeBedDialog,
}));

interface ChangeBedProps {
  response: BookingResponse;
  /** Key of the signed link, if the caller isn’t logged in. */
  bookingKey?: string | undefined;
}

/** Button that opens the map of the room. Renders nothing once the class has started, or if it has no choice of beds. */
export function ChangeBed({ response, bookingKey }: ChangeBedProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const { booking, class: slot } = response;
  const isOpen = booking.status === 'CONFIRMED' && new Date(booking.start) > getServerTime();
  if (!(isOpen && slot.hasBedChoice && booking.bed)) return null;
  const label = `Change ${roomPlaceNouns[slot.roomKind][0]}`;
  return (
    <>
      <button
        type="button"
        onClick={() => setState('open')}
        className="text-link mt-1 block w-fit font-medium pointer-coarse:py-2"
      >
        {label}
      </button>
      {state !== 'unused' && (
        <Suspense>
          <ChangeBedDialog
            response={response}
            bookingKey={bookingKey}
            title={label}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
