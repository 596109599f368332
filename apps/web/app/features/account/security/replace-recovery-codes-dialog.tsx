import { formatNumber, selectPlural } from '@studio/domain/text/format';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface NewRecoveryCodesDialogProps {
  open: boolean;
  codesLeft: number;
  busy: boolean;
  failure: string | null;
  onMake: () => void;
  onClose: () => void;
}

/** Dialog that confirms that new recovery codes invalidate the old ones. */
export function ReplaceRecoveryCodesDialog({ codesLeft, onMake, ...dialog }: NewRecoveryCodesDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Create new recovery codes?"
      onConfirm={onMake}
      label="Create new codes"
      busyLabel="Creating…"
      closeLabel="Keep current codes"
    >
      <p className="text-stone">
        Your {selectPlural(codesLeft, 'remaining code', `${formatNumber(codesLeft)} remaining codes`)} will
        stop working immediately. Delete your old list.
      </p>
    </ConfirmDialog>
  );
}
