import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { MembershipDto } from '@studio/contracts/memberships';
import { useId, useState } from 'react';
import { useQuery } from '../../../lib/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { freezeMembership, previewFreeze } from './memberships-api.ts';
import { getFailureMessage } from './use-membership-change.ts';

const copy = accountCopy.memberships;
type Months = '1' | '2';

interface FreezeMembershipDialogProps {
  membership: MembershipDto;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that asks how long to freeze, and lists the exact changes before freezing. */
export function FreezeMembershipDialog({ membership, open, onClose, onDone }: FreezeMembershipDialogProps) {
  const id = useId();
  const { membershipId, name } = membership;
  const [months, setMonths] = useState<Months>('1');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const preview = useQuery(open ? `${membershipId} ${months}` : null, () =>
    previewFreeze(membershipId, Number(months)),
  );
  const freeze = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await freezeMembership(membershipId, Number(months));
      onDone();
    } catch (error) {
      setFailure(getFailureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {fillPlaceholders(copy.freezeTitle, { name })}
      </h2>
      <p className="mt-2 text-stone">{copy.freezeText}</p>
      <SegmentedControl
        className="mt-5"
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
      <div aria-live="polite" className="mt-5 min-h-28">
        {preview.failed && (
          <LoadError title={copy.changeFailed} busy={preview.busy} onRetry={preview.refetch} />
        )}
        {!preview.value && !preview.failed && <Skeleton className="h-28 rounded-input" />}
        <ul className="grid gap-2.5">
          {preview.value?.changes.map((change) => (
            <li key={change} className="numeric flex gap-2.5 leading-snug">
              <Icon name="check" size={18} className="mt-0.5 shrink-0 text-sage-deep" />
              {change}
            </li>
          ))}
        </ul>
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button
          wide
          busy={busy}
          busyLabel={copy.busy}
          disabled={!preview.value}
          onClick={() => void freeze()}
        >
          {copy.freezeConfirm}
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          {copy.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
