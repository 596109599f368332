import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { MembershipDto } from '@studio/contracts/memberships';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { membershipQueries } from './membership-queries.ts';
import { freezeMembership } from './memberships-api.ts';
import { getFailureMessage, useMembershipChange } from './use-membership-change.ts';

const copy = accountCopy.memberships;
type Months = '1' | '2';

interface FreezeMembershipDialogProps {
  membership: MembershipDto;
  open: boolean;
  onClose: () => void;
}

/** Dialog that asks how long to freeze, and lists the exact changes before freezing. */
export function FreezeMembershipDialog({ membership, open, onClose }: FreezeMembershipDialogProps) {
  const id = useId();
  const { membershipId, name } = membership;
  const [months, setMonths] = useState<Months>('1');
  const preview = useQuery({
    ...membershipQueries.freezePreview(membershipId, Number(months)),
    enabled: open,
  });
  const freezing = useMembershipChange(() => freezeMembership(membershipId, Number(months)), onClose);
  const close = () => {
    freezing.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={fillPlaceholders(copy.freezeTitle, { name })}
      onConfirm={() => freezing.mutate()}
      onClose={close}
      busy={freezing.isPending}
      failure={getFailureMessage(freezing.error)}
      label={copy.freezeConfirm}
      busyLabel={copy.busy}
      closeLabel={copy.notNow}
      disabled={!preview.data}
    >
      <p className="text-stone">{copy.freezeText}</p>
      <SegmentedControl
        legend={copy.months}
        name={`${id}months`}
        tone="strong"
        value={months}
        onChange={setMonths}
        options={[
          { value: '1', label: copy.oneMonth },
          { value: '2', label: copy.twoMonths },
        ]}
      />
      <div aria-live="polite" className="min-h-28">
        {preview.isLoadingError && (
          <LoadError title={copy.changeFailed} busy={preview.isFetching} onRetry={preview.refetch} />
        )}
        {preview.isPending && <Skeleton className="h-28 rounded-input" />}
        <ul className="grid gap-2.5">
          {preview.data?.changes.map((change) => (
            <li key={change} className="numeric flex gap-2.5 leading-snug">
              <Icon name="check" size={18} className="mt-0.5 shrink-0 text-sage-deep" />
              {change}
            </li>
          ))}
        </ul>
      </div>
    </ConfirmDialog>
  );
}
