import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchBooking } from '../../../lib/query/member-query-keys.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { describeCancelConsequence, describeCancelFailure } from './cancellation-text.ts';
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
      void queryClient.invalidateQueries({ queryKey: confirmationQueries.all });
      await refetchBooking(queryClient, summary.bookingId);
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
      title="Cancel this booking?"
      describedBy="cancel-text"
      onConfirm={() => cancelling.mutate()}
      onClose={close}
      busy={cancelling.isPending}
      failure={cancelling.error && describeCancelFailure(cancelling.error)}
      kind="danger"
      label="Cancel booking"
      busyLabel="Cancelling…"
      closeLabel="Keep booking"
    >
      <div id="cancel-text">
        <p>You can cancel up to 24 hours before start.</p>
        <p className="mt-2 text-stone">{describeCancelConsequence(summary)}</p>
      </div>
    </ConfirmDialog>
  );
}
