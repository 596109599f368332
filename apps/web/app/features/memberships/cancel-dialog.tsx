import { accountCopy } from '@studio/content/copy/account';
import { filled } from '@studio/content/copy/pricing';
import type { WireMembership } from '@studio/contracts/memberships';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { dayOf } from './membership-words.ts';
import { useChange } from './use-change.ts';

const copy = accountCopy.memberships;

interface ChangeDialogProps {
  membership: WireMembership;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Says what cancelling means before it is done. */
export function CancelDialog({ membership, open, onClose, onDone }: ChangeDialogProps) {
  const id = useId();
  const { name, status, periodEnd, membershipId } = membership;
  const isDue = status === 'PAST_DUE';
  const { busy, failure, run } = useChange(membershipId, 'cancel', onDone);
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {filled(copy.cancelTitle, { name })}
      </h2>
      <p className="mt-2 text-stone">
        {isDue ? copy.cancelDueText : filled(copy.cancelText, { day: periodEnd ? dayOf(periodEnd) : '' })}
      </p>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button kind="danger" wide busy={busy} busyLabel={copy.busy} onClick={run}>
          {isDue ? copy.cancelDueConfirm : copy.cancelConfirm}
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          {copy.keep}
        </Button>
      </div>
    </Dialog>
  );
}
