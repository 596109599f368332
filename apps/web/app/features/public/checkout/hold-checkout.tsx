import type { CreateIntentResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { importWithRetry } from '@studio/islands/import-with-retry';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTrackEvent } from '../../../lib/analytics/use-track-event.ts';
import { alreadyBookedText } from '../../../lib/format/class-text.ts';
import { useBookedClassIds } from '../../../lib/query/use-booked-class-ids.ts';
import { Notice } from '../../../ui/notice.tsx';
import { OrderLayout } from '../../../ui/order-layout.tsx';
import { checkoutQueries } from './checkout-queries.ts';
import { DetailsStep } from './details-step.tsx';
import { HoldAnnouncer } from './hold-announcer.tsx';
import { HoldExpired, HoldExpiredBar } from './hold-expired.tsx';
import { HoldTimerBar } from './hold-timer.tsx';
import { LeaveCheckoutLink } from './leave-checkout-link.tsx';
import { MemberCheckout } from './member-checkout.tsx';
import { CollapsibleOrderSummary, OrderSummary, PromoCode } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { type CheckoutState, useCheckout } from './use-checkout.ts';
import type { RenewHoldProblem } from './use-checkout-hold.ts';

/** Loaded on demand, because it is rarely shown. */
const ClassChanged = lazy(async () => ({
  default: (await importWithRetry(() => import('./class-changed-notice.tsx'))).ClassChangedNotice,
}));

export interface HoldCheckoutProps {
  breadcrumb: ReactNode;
  Beds: ComponentType<{ hold: HoldClassResponse; locked: boolean }>;
  hold: HoldClassResponse;
  isHoldingAgain: boolean;
  problem: RenewHoldProblem | null;
  onHoldAgain: (places: number) => Promise<HoldClassResponse | null>;
  /** Refetches the hold. Returns false when the class has changed; the page then shows the change. */
  onCheckHold: () => Promise<boolean>;
  onAccept: () => Promise<HoldClassResponse | null>;
  /**
   * Called when checkout opens for a logged-in member, and after each login or logout. The hold must then move to the
   * current member or guest.
   */
  onMember: () => Promise<void>;
  /** Called when the hold has expired, or when the server reports that the hold or the class has changed. */
  onEnded: () => void;
  onOpened: (intent: CreateIntentResponse) => void;
}

export function HoldCheckout(props: HoldCheckoutProps) {
  const { breadcrumb, Beds, hold, isHoldingAgain, problem, onHoldAgain, onCheckHold, onAccept } = props;
  const checkout = useCheckout(hold, props);
  useTrackEvent('checkout-opened', 'class');
  const { clock, ended, paying, payment, booker, openForm } = checkout;
  useQuery({ ...checkoutQueries.holdCheck(hold.holdId, onCheckHold), enabled: !ended && !paying });
  const booked = useBookedClassIds().has(hold.class.classId);
  const holdAgain = async (places: number) => {
    const held = await onHoldAgain(places);
    if (held && payment.step === 'payment') openForm(held);
  };
  const accept = async () => {
    const reopen = payment.step === 'payment' && !booker.user;
    payment.reset();
    const held = await onAccept();
    if (held && reopen) openForm(held);
  };
  const changed = ended || paying ? null : hold.changed;
  const expiredProps = { hold, busy: isHoldingAgain, problem, onHoldAgain: holdAgain };
  const CheckoutForm = booker.user ? MemberCheckout : GuestCheckout;
  return (
    <OrderLayout
      title="Checkout"
      breadcrumb={breadcrumb}
      bar={ended ? <HoldExpiredBar {...expiredProps} /> : <HoldTimerBar hold={hold} clock={clock} />}
      alarm={ended}
      aside={
        <>
          {ended && <HoldExpired {...expiredProps} />}
          <OrderSummary {...checkout} />
          {!changed && <LeaveCheckoutLink hold={hold} />}
        </>
      }
    >
      <HoldAnnouncer clock={clock} />
      {booked && (
        <div role="status" className="mb-6">
          <Notice icon="circle-check" title={alreadyBookedText.title}>
            {alreadyBookedText.more}
          </Notice>
        </div>
      )}
      {changed ? (
        <Suspense>
          <ClassChanged
            hold={hold}
            before={changed.before}
            busy={isHoldingAgain}
            problem={problem}
            onAccept={accept}
          />
        </Suspense>
      ) : (
        <>
          <Beds hold={hold} locked={ended || paying} />
          <CheckoutForm checkout={checkout} />
        </>
      )}
      {!changed && <LeaveCheckoutLink hold={hold} className="mt-8 desk:hidden" />}
    </OrderLayout>
  );
}

function GuestCheckout({ checkout }: { checkout: CheckoutState }) {
  const { bill, ended, paying } = checkout;
  return (
    <>
      <DetailsStep checkout={checkout} locked={ended || paying}>
        <CollapsibleOrderSummary {...checkout} />
        {checkout.promo && (
          <div className="mt-3">
            <PromoCode promo={checkout.promo} />
          </div>
        )}
      </DetailsStep>
      {bill.toPayPence > 0 && <PaymentSection checkout={checkout} />}
    </>
  );
}
