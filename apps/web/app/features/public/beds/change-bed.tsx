import type { BedRequestDto } from '@studio/contracts/beds';
import type { BookingResponse } from '@studio/contracts/bookings';
import { changeBedFragment } from '@studio/domain/beds/bed-request';
import { roomPlaceNouns } from '@studio/domain/catalogue/room-kind';
import { importWithRetry } from '@studio/islands/import-with-retry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { memberQueryKeys } from '../../../lib/query/member-query-keys.ts';
import { describeRequestError } from './bed-text.ts';
import { requestBed } from './beds-api.ts';
import { RequestedBed } from './requested-bed.tsx';

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
  const { hash } = useLocation();
  // The email about a bed that has come free links to the map.
  const [state, setState] = useState<'unused' | 'open' | 'closed'>(
    hash === changeBedFragment ? 'open' : 'unused',
  );
  const { booking, class: slot, bedRequest } = response;
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
      {bedRequest && (
        <BookedBedRequest bookingId={response.bookingId} bookingKey={bookingKey} request={bedRequest} />
      )}
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

interface BookedBedRequestProps {
  bookingId: string;
  bookingKey: string | undefined;
  request: BedRequestDto;
}

/** Bed that the client of a booking is waiting for, below their own. */
function BookedBedRequest({ bookingId, bookingKey, request }: BookedBedRequestProps) {
  const queryClient = useQueryClient();
  const stopping = useMutation({
    mutationFn: () => requestBed({ bookingId, key: bookingKey }, null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: memberQueryKeys.bookings }),
  });
  return (
    <div className="mt-1">
      <RequestedBed request={request} busy={stopping.isPending} onStop={() => stopping.mutate()} />
      <div aria-live="assertive">
        {stopping.error && (
          <p className="text-[15px] font-medium text-error">{describeRequestError(stopping.error)}</p>
        )}
      </div>
    </div>
  );
}
