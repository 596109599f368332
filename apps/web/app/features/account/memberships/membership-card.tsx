import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { MembershipDto } from '@studio/contracts/memberships';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CancelMembershipDialog } from './cancel-membership-dialog.tsx';
import { ChangeCard } from './change-card.tsx';
import { FreezeMembershipDialog } from './freeze-membership-dialog.tsx';
import { describeFreeze, describeMembership, formatLondonDate } from './membership-text.ts';
import { changeMembership } from './memberships-api.ts';
import { PastDueNotice } from './past-due-notice.tsx';
import { getFailureMessage, useMembershipChange } from './use-membership-change.ts';

const copy = accountCopy.memberships;

interface MembershipCardProps {
  membership: MembershipDto;
}

export function MembershipCard({ membership }: MembershipCardProps) {
  const { name, status, freeze } = membership;
  const isOver = status === 'ENDED';
  return (
    <article className={`rounded-card border border-hairline p-5 md:p-6 ${isOver ? '' : 'bg-paper'}`}>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-sans text-lead font-semibold tracking-normal">{name}</h3>
        {status === 'PAST_DUE' && <Badge tone="low">Payment failed</Badge>}
        {status === 'ACTIVE' && freeze && <Badge tone="warn">{describeFreeze(freeze)}</Badge>}
        {status === 'ACTIVE' && !freeze && <Badge tone="ok">Active</Badge>}
      </div>
      <p className="numeric mt-1.5 text-stone">{describeMembership(membership)}</p>
      {status === 'INCOMPLETE' && (
        <ButtonLink
          to={`/checkout?${new URLSearchParams({ product: membership.productId })}`}
          size="small"
          className="mt-4"
        >
          {copy.finish}
        </ButtonLink>
      )}
      {status === 'ACTIVE' && <Changes membership={membership} />}
      {status === 'PAST_DUE' && (
        <PastDueNotice membership={membership}>
          <Changes membership={membership} />
        </PastDueNotice>
      )}
    </article>
  );
}

function Changes({ membership }: MembershipCardProps) {
  const [open, setOpen] = useState<'cancel' | 'freeze' | 'card' | null>(null);
  const { membershipId, endsOn, freeze, canFreezeFrom, status, changesCardSeparately } = membership;
  const resuming = useMembershipChange(() => changeMembership(membershipId, 'resume'));
  const undoingFreeze = useMembershipChange(
    () => changeMembership(membershipId, 'cancel-freeze'),
    () => showToast(copy.freezeCancelled),
  );
  const failure = getFailureMessage(resuming.error ?? undoingFreeze.error);
  const close = () => setOpen(null);
  return (
    <>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        {endsOn ? (
          <Button
            kind="secondary"
            size="small"
            busy={resuming.isPending}
            busyLabel={copy.busy}
            onClick={() => resuming.mutate()}
          >
            {copy.resume}
          </Button>
        ) : (
          <>
            {status === 'ACTIVE' && !freeze && !canFreezeFrom && (
              <Button kind="secondary" size="small" onClick={() => setOpen('freeze')}>
                {copy.freeze}
              </Button>
            )}
            {freeze?.canBeUndone && (
              <Button
                kind="secondary"
                size="small"
                busy={undoingFreeze.isPending}
                busyLabel={copy.busy}
                onClick={() => undoingFreeze.mutate()}
              >
                {copy.cancelFreeze}
              </Button>
            )}
            {changesCardSeparately && (
              <Button kind="secondary" size="small" onClick={() => setOpen('card')}>
                {copy.changeCard}
              </Button>
            )}
            <Button kind="secondary" size="small" onClick={() => setOpen('cancel')}>
              {copy.cancel}
            </Button>
          </>
        )}
        {!endsOn && !freeze && canFreezeFrom && (
          <p className="text-small text-stone">
            {fillPlaceholders(copy.freezeFrom, { day: formatLondonDate(canFreezeFrom) })}
          </p>
        )}
      </div>
      {open === 'card' && <ChangeCard membershipId={membershipId} onClose={close} />}
      <CancelMembershipDialog membership={membership} open={open === 'cancel'} onClose={close} />
      <FreezeMembershipDialog membership={membership} open={open === 'freeze'} onClose={close} />
    </>
  );
}
