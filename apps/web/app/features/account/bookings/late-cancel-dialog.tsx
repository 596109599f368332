import type { BookingResponse } from '@studio/contracts/bookings';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { refetchBooking } from '../../../lib/query/member-query-keys.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
      void queryClient.invalidateQueries({ queryKey: bookingQueries.all });
      await refetchBooking(queryClient, link.bookingId);
      onCancelled();
      onClose();
    },
  });
  const close = () => {
    cancelling.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Release my place?"
      describedBy="late-cancel-text"
      onConfirm={() => cancelling.mutate()}
      onClose={close}
      busy={cancelling.isPending}
      failure={cancelling.error && describeFailure(cancelling.error)}
      kind="danger"
      label="Release my place"
      busyLabel="Releasing…"
      closeLabel="Keep my place"
    >
      <div id="late-cancel-text">
        <p>
          This class starts in less than 24 hours, so it’s too late for an automatic refund. Someone else can
          take your place.
        </p>
        <p className="mt-2 text-stone">{describeReturnIfTaken(response)}</p>
      </div>
    </ConfirmDialog>
  );
}

function describeFailure(error: Error): string {
  return hasNoResponse(error)
    ? describeUnknownOutcome('your place may already have been released', 'Reload the page to check.')
    : error.message || 'We couldn’t release your place. Reload the page and try again.';
}

/**
 * Describes the refund or session that is returned once someone takes the place, or says that nothing is returned. Uses
 * the server's preview, because for pairs and unlimited memberships the refund isn't the amount paid. Empty without a
 * preview.
 */
function describeReturnIfTaken({ ifLateCancelled, booking }: BookingResponse): string {
  if (!ifLateCancelled) return '';
  const { kind, text, amount } = ifLateCancelled;
  if (kind === 'nothing') return text;
  const price = formatPriceShort(toPence(amount), booking.currency);
  const refunds: Partial<Record<typeof kind, string>> = {
    credit: 'we’ll return your session',
    'gift-card': `we’ll return ${price} to your gift card`,
  };
  const refund = refunds[kind] ?? `we’ll refund ${price}`;
  return `If someone takes your place, ${refund} and email you.`;
}
