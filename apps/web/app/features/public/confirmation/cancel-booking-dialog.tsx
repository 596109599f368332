import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { describeCancelConsequence } from './cancellation-text.ts';
import { cancelBooking } from './confirmation-api.ts';
import { confirmationQueries } from './confirmation-queries.ts';
import type { ConfirmationSummary } from './confirmation-summary.ts';

interface CancelBookingDialogProps {
  summary: ConfirmationSummary;
  bookingKey: string | undefined;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
}

/** Dialog that asks to confirm a cancellation and states its exact consequence. */
export function CancelBookingDialog({
  summary,
  bookingKey,
  open,
  onClose,
  onCancelled,
}: CancelBookingDialogProps) {
  const queryClient = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () => cancelBooking({ bookingId: summary.bookingId, key: bookingKey }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: confirmationQueries.all });
      onCancelled();
      onClose();
    },
  });
  const busy = cancelling.isPending;
  return (
    <Dialog open={open} onClose={onClose} labelledBy="cancel-title" describedBy="cancel-text" busy={busy}>
      <h2 id="cancel-title" className="text-section">
        Cancel this booking?
      </h2>
      <div id="cancel-text">
        <p className="mt-3">You can cancel up to 24 hours before start.</p>
        <p className="mt-2 text-stone">{describeCancelConsequence(summary)}</p>
      </div>
      {cancelling.error && (
        <p role="alert" className="mt-4 font-medium text-error">
          {cancelling.error.message || 'Cancel failed'}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <Button kind="danger" wide busy={busy} busyLabel="Cancelling…" onClick={() => cancelling.mutate()}>
          Cancel booking
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          Keep booking
        </Button>
      </div>
    </Dialog>
  );
}
