import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { MembershipDto } from '@studio/contracts/memberships';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
  const { name, status, periodEnd, membershipId } = membership;
  const isDue = status === 'PAST_DUE';
  const cancelling = useMembershipChange(() => changeMembership(membershipId, 'cancel'), onClose);
  const close = () => {
    cancelling.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={fillPlaceholders(copy.cancelTitle, { name })}
      onConfirm={() => cancelling.mutate()}
      onClose={close}
      busy={cancelling.isPending}
      failure={getFailureMessage(cancelling.error)}
      kind="danger"
      label={isDue ? copy.cancelDueConfirm : copy.cancelConfirm}
      busyLabel={copy.busy}
      closeLabel={copy.keep}
    >
      <p className="text-stone">
        {isDue
          ? copy.cancelDueText
          : fillPlaceholders(copy.cancelText, { day: periodEnd ? formatLondonDate(periodEnd) : '' })}
      </p>
    </ConfirmDialog>
  );
}
