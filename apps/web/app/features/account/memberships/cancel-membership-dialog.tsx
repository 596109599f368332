import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { MembershipDto } from '@studio/contracts/memberships';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { formatLondonDate } from './membership-text.ts';
import { changeMembership } from './memberships-api.ts';
import { getFailureMessage, useMembershipChange } from './use-membership-change.ts';

const copy = accountCopy.memberships;

interface CancelMembershipDialogProps {
  membership: MembershipDto;
  open: boolean;
  onClose: () => void;
}

export function CancelMembershipDialog({ membership, open, onClose }: CancelMembershipDialogProps) {
  const id = useId();
  const { name, status, periodEnd, membershipId } = membership;
  const isDue = status === 'PAST_DUE';
  const cancelling = useMembershipChange(() => changeMembership(membershipId, 'cancel'), onClose);
  const busy = cancelling.isPending;
  const failure = getFailureMessage(cancelling.error);
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {fillPlaceholders(copy.cancelTitle, { name })}
      </h2>
      <p className="mt-2 text-stone">
        {isDue
          ? copy.cancelDueText
          : fillPlaceholders(copy.cancelText, { day: periodEnd ? formatLondonDate(periodEnd) : '' })}
      </p>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button kind="danger" wide busy={busy} busyLabel={copy.busy} onClick={() => cancelling.mutate()}>
          {isDue ? copy.cancelDueConfirm : copy.cancelConfirm}
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          {copy.keep}
        </Button>
      </div>
    </Dialog>
  );
}
