import type { BookingResponse } from '@studio/contracts/bookings';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { bookingQueries } from './booking-queries.ts';
import { type BookingLink, lateCancelBooking } from './bookings-api.ts';

interface LateCancelDialogProps {
  response: BookingResponse;
  link: BookingLink;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
}

export function LateCancelDialog({ response, link, open, onClose, onCancelled }: LateCancelDialogProps) {
  const queryClient = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () => lateCancelBooking(link),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: bookingQueries.all });
      onCancelled();
      onClose();
    },
  });
  const failure = cancelling.error && describeFailure(cancelling.error);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="late-cancel-title"
      describedBy="late-cancel-text"
      busy={cancelling.isPending}
    >
      <h2 id="late-cancel-title" className="text-section">
        Release my place?
      </h2>
      <div id="late-cancel-text">
        <p className="mt-3">
          This class starts in less than 24 hours, so it’s too late for an automatic refund. Someone else can
          take your place.
        </p>
        <p className="mt-2 text-stone">{describeReturnIfTaken(response)}</p>
      </div>
      {failure && (
        <p role="alert" className="mt-4 font-medium text-error">
          {failure}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <Button
          kind="danger"
          wide
          busy={cancelling.isPending}
          busyLabel="Releasing…"
          onClick={() => cancelling.mutate()}
        >
          Release my place
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={cancelling.isPending}>
          Keep my place
        </Button>
      </div>
    </Dialog>
  );
}

function describeFailure(error: Error): string {
  return hasNoResponse(error)
    ? describeUnknownOutcome('your place may already have been released', 'Reload the page to check.')
    : error.message || 'We couldn’t release your place. Reload the page and try again.';
}

/**
 * Describes what is returned once someone takes the place. Uses the server's preview, because for pairs and
 * unlimited memberships it isn't the amount paid.
 */
function describeReturnIfTaken({ ifLateCancelled, booking }: BookingResponse): string {
  if (!ifLateCancelled) return '';
  const { kind, text, amount } = ifLateCancelled;
  if (kind === 'nothing') return text;
  const refund =
    kind === 'credit'
      ? 'we’ll return your session'
      : `we’ll refund ${formatPriceShort(toPence(amount), booking.currency)}`;
  return `If someone takes your place, ${refund} and email you.`;
}
