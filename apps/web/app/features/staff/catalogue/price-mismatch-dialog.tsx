import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { PriceMismatch } from './price-mismatch.ts';

interface PriceMismatchDialogProps {
  /** Warning to show; null closes the dialog. */
  mismatch: PriceMismatch | null;
  onClose: () => void;
}

/** Dialog that warns after a save that the pricing page and the timetable now show different prices. */
export function PriceMismatchDialog({ mismatch, onClose }: PriceMismatchDialogProps) {
  const navigate = useNavigate();
  if (!mismatch) return null;
  return (
    <ConfirmDialog
      open
      title={mismatch.title}
      onConfirm={() => {
        onClose();
        navigate({ search: mismatch.linkSearch }, { replace: true });
      }}
      onClose={onClose}
      busy={false}
      failure={null}
      label={mismatch.linkLabel}
      busyLabel="Opening…"
      closeLabel={mismatch.closeLabel}
    >
      <p className="text-stone">{mismatch.text} Your change is saved.</p>
    </ConfirmDialog>
  );
}
