import type { CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { lazy, type ReactNode, Suspense } from 'react';
import { ownPlaceWords } from '../../lib/class-words.ts';
import { loadPatiently } from '../../lib/load-patiently.ts';
import { useLookAgain } from '../../lib/use-look-again.ts';
import { useOwnClasses } from '../../lib/use-own-classes.ts';
import { useTrack } from '../../lib/use-track.ts';
import { Notice } from '../../ui/notice.tsx';
import { OrderLayout } from '../../ui/order-layout.tsx';
import { DetailsStep } from './details-step.tsx';
import { HoldAnnouncer } from './hold-announcer.tsx';
import { HoldEnded, HoldEndedBar } from './hold-ended.tsx';
import { HoldTimerBar } from './hold-timer.tsx';
import { LeaveCheckout } from './leave-checkout.tsx';
import { MemberCheckout } from './member-checkout.tsx';
import { OrderFold, OrderSummary, PromoCode } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { type CheckingOut, useCheckout } from './use-checkout.ts';
import type { HoldAgainProblem } from './use-hold.ts';

/** Few people ever see it. */
const ClassChanged = lazy(async () => ({
  default: (await loadPatiently(() => import('./class-changed.tsx'))).ClassChanged,
}));

/** How often the page asks whether the class is still as it is shown. */
const lookEveryMs = 30_000;

interface HeldCheckoutProps {
  breadcrumb: ReactNode;
  hold: HoldAnswer;
  holdingAgain: boolean;
  problem: HoldAgainProblem | null;
  onAgain: (places: number) => Promise<HoldAnswer | null>;
  /** Reads the hold once more; false when the class has changed, which is shown then. */
  onLook: () => Promise<boolean>;
  /** Accepts the class as it is shown. */
  onAccept: () => Promise<HoldAnswer | null>;
  /** Somebody has signed in or out: the hold has to change hands. */
  onMember: () => Promise<void>;
  /** The hold's time is over, or the server says that it has changed. */
  onEnded: () => void;
  onOpened: (intent: CreateIntentAnswer) => void;
}

/** Who books, what they pay with and the order, of a hold that is, or was, this browser's. */
export function HeldCheckout(props: HeldCheckoutProps) {
  const { breadcrumb, hold, holdingAgain, problem, onAgain, onLook, onAccept } = props;
  const checkout = useCheckout(hold, props);
  useTrack('checkout-opened', 'class');
  const { clock, ended, paying, payment, booker, openForm } = checkout;
  useLookAgain(async () => {
    if (!ended && !paying) await onLook();
  }, lookEveryMs);
  const booked = useOwnClasses().has(hold.class.classId);
  const again = async (places: number) => {
    const held = await onAgain(places);
    if (held && payment.step === 'payment') openForm(held);
  };
  const accept = async () => {
    const reopen = payment.step === 'payment' && !booker.user;
    payment.forget();
    const held = await onAccept();
    if (held && reopen) openForm(held);
  };
  const changed = ended || paying ? null : hold.changed;
  const over = { hold, busy: holdingAgain, problem, onAgain: again };
  const Way = booker.user ? MemberCheckout : GuestCheckout;
  return (
    <OrderLayout
      title="Checkout"
      breadcrumb={breadcrumb}
      bar={ended ? <HoldEndedBar {...over} /> : <HoldTimerBar hold={hold} clock={clock} />}
      alarm={ended}
      aside={
        <>
          {ended && <HoldEnded {...over} />}
          <OrderSummary {...checkout} />
          {!changed && <LeaveCheckout hold={hold} />}
        </>
      }
    >
      <HoldAnnouncer clock={clock} />
      {booked && (
        <div role="status" className="mb-6">
          <Notice icon="circle-check" title={ownPlaceWords.title}>
            {ownPlaceWords.more}
          </Notice>
        </div>
      )}
      {changed ? (
        <Suspense>
          <ClassChanged
            hold={hold}
            before={changed.before}
            busy={holdingAgain}
            problem={problem}
            onAccept={accept}
          />
        </Suspense>
      ) : (
        <Way checkout={checkout} />
      )}
      {!changed && <LeaveCheckout hold={hold} className="mt-8 desk:hidden" />}
    </OrderLayout>
  );
}

function GuestCheckout({ checkout }: { checkout: CheckingOut }) {
  const { bill, ended, paying } = checkout;
  return (
    <>
      <DetailsStep checkout={checkout} locked={ended || paying}>
        <OrderFold {...checkout} />
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
