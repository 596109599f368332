import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { MembershipDto } from '@studio/contracts/memberships';
import { type ReactNode, useEffect, useRef } from 'react';
import { confirmCardPayment } from '../../../lib/payments/confirm-card-payment.ts';
import type { PaymentNotice } from '../../../lib/payments/payment-notices.ts';
import { useStripeLibrary } from '../../../lib/payments/use-stripe-library.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PaymentError } from '../../../ui/payment-error.tsx';
import { PaymentSkeleton } from '../../../ui/payment-skeleton.tsx';
import { cardNotices } from './card-notices.ts';
import { ChangeCard } from './change-card.tsx';
import { describeFailedPayment, formatMonthlyPrice } from './membership-text.ts';
import { getFailureMessage } from './use-membership-change.ts';
import { usePayOverdueMembership } from './use-pay-overdue-membership.ts';

const copy = accountCopy.memberships;

const loadForm = async () => (await import('./member-card-form.tsx')).MemberCardForm;

interface PastDueNoticeProps {
  membership: MembershipDto;
  /** Further actions, hidden while the page asks for a card. */
  children: ReactNode;
}

export function PastDueNotice({ membership, children }: PastDueNoticeProps) {
  const { busy, error, declined, pay, settle, cancel } = usePayOverdueMembership(membership.membershipId);
  if (declined && membership.changesCardSeparately)
    return <OtherCardOfImported membership={membership} notice={declined.notice} onClose={cancel} />;
  if (declined) return <OtherCard membership={membership} {...declined} onPaid={settle} onCancel={cancel} />;
  return (
    <>
      <div className="mt-4">
        <Notice
          tone="error"
          title={getFailureMessage(error) ?? copy.pastDue}
          action={
            <Button size="small" busy={busy} busyLabel={copy.paying} onClick={pay}>
              {fillPlaceholders(copy.payNow, { price: formatMonthlyPrice(membership) })}
            </Button>
          }
        >
          {describeFailedPayment(membership)}
        </Notice>
      </div>
      {children}
    </>
  );
}

interface OtherCardOfImportedProps {
  membership: MembershipDto;
  notice: PaymentNotice;
  onClose: () => void;
}

/**
 * Asks for another card for an imported membership. Saves the card first, because the earlier system's subscription may
 * not charge later renewals to a card that only paid one invoice.
 */
function OtherCardOfImported({ membership, notice, onClose }: OtherCardOfImportedProps) {
  return (
    <div className="mt-4 max-w-[34rem]">
      <Notice tone="error" title={notice.title}>
        {notice.next}
      </Notice>
      <ChangeCard membershipId={membership.membershipId} onClose={onClose} />
    </div>
  );
}

interface OtherCardProps {
  membership: MembershipDto;
  clientSecret: string;
  /** Notice with the reason why another card is needed. */
  notice: PaymentNotice;
  onPaid: () => Promise<void>;
  onCancel: () => void;
}

/** Shows Stripe's form for a card that pays the due amount and later renewals. */
function OtherCard({ membership, clientSecret, notice, onPaid, onCancel }: OtherCardProps) {
  const provider = useStripeLibrary(loadForm, cardNotices);
  const container = useRef<HTMLDivElement>(null);
  // The clicked button is removed, so the form takes the focus.
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className="mt-4 max-w-[34rem] scroll-mt-28 outline-none">
      <div className="mb-5">
        <Notice tone="error" title={notice.title}>
          {notice.next}
        </Notice>
      </div>
      {provider.at === 'failed' && <PaymentError notice={provider.notice} onRetry={provider.retry} />}
      {provider.at === 'loading' && <PaymentSkeleton note={copy.payNote} />}
      {provider.at === 'ready' && (
        <provider.PaymentForm
          stripe={provider.stripe}
          clientSecret={clientSecret}
          confirm={confirmCardPayment}
          notices={cardNotices}
          label={fillPlaceholders(copy.payWithCard, { price: formatMonthlyPrice(membership) })}
          busyLabel={copy.paying}
          note={copy.payNote}
          onDone={onPaid}
          onRestart={provider.retry}
        />
      )}
      <button
        type="button"
        onClick={onCancel}
        className="text-link mt-2 inline-flex min-h-11 items-center font-medium"
      >
        {copy.notNow}
      </button>
    </div>
  );
}
