import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface ConfirmFreeDialogProps {
  open: boolean;
  name: string;
  /** Status of the mutation that saves the price. */
  saving: { isPending: boolean; error: unknown };
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that asks for confirmation of a price of £0. */
export function ConfirmFreePriceDialog({ open, name, saving, onConfirm, onClose }: ConfirmFreeDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={`Offer ${name} for £0?`}
      onConfirm={onConfirm}
      onClose={onClose}
      busy={saving.isPending}
      failure={describeMutationError(saving.error)}
      label="Offer for £0"
      busyLabel="Saving…"
    >
      <p className="text-stone">Clients won’t pay for {name}. The new price is live straight away.</p>
    </ConfirmDialog>
  );
}
