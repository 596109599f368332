import { formatNumber, selectPlural } from '@studio/domain/text/format';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface NewRecoveryCodesDialogProps {
  open: boolean;
  codesLeft: number;
  busy: boolean;
  failure: string | null;
  onMake: () => void;
  onClose: () => void;
}

/** Dialog that confirms that new recovery codes invalidate the old ones. */
export function NewRecoveryCodesDialog({
  open,
  codesLeft,
  busy,
  failure,
  onMake,
  onClose,
}: NewRecoveryCodesDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        Create new recovery codes?
      </h2>
      <p className="mt-3 text-stone">
        Your{' '}
        {selectPlural(codesLeft, 'remaining code stops', `${formatNumber(codesLeft)} remaining codes stop`)}{' '}
        working immediately. Delete your old list.
      </p>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button wide busy={busy} busyLabel="Creating…" onClick={onMake}>
          Create new codes
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          Keep current codes
        </Button>
      </div>
    </Dialog>
  );
}
