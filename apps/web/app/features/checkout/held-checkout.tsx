import type { CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { OrderLayout } from '../../ui/order-layout.tsx';
import { completionAddress } from './checkout-addresses.ts';
import { confirmPayment } from './checkout-api.ts';
import { classDay } from './class-day.ts';
import { DetailsStep } from './details-step.tsx';
import { HoldAnnouncer } from './hold-announcer.tsx';
import { HoldEnded, HoldEndedBar } from './hold-ended.tsx';
import { holdPhase } from './hold-phase.ts';
import { type HoldClock, HoldTimerBar } from './hold-timer.tsx';
import { settleKeptOrder } from './kept-order.ts';
import { LeaveCheckout } from './leave-checkout.tsx';
import { OrderFold, OrderSummary } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { useGuestOrder } from './use-guest-order.ts';
import type { HoldAgainProblem } from './use-hold.ts';
import { useMemberDetails } from './use-member-details.ts';
import { usePaymentStep } from './use-payment-step.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface HeldCheckoutProps {
  breadcrumb: ReactNode;
  hold: HoldAnswer;
  holdingAgain: boolean;
  problem: HoldAgainProblem | null;
  onAgain: (places: number) => Promise<HoldAnswer | null>;
  /** Somebody has signed in or out: the hold has to change hands. */
  onMember: () => void;
  /** The hold's time is over, or the server says that it has changed. */
  onEnded: () => void;
  onOpened: (intent: CreateIntentAnswer) => void;
}

/** Details, payment and the order of a hold that is, or was, this browser's. */
export function HeldCheckout(props: HeldCheckoutProps) {
  const { breadcrumb, hold, holdingAgain, problem, onAgain, onMember, onEnded, onOpened } = props;
  const form = useGuestOrder(hold.class.classId, hold.places);
  useMemberDetails(onMember, form.fillIn);
  const finish = useFinish(hold);
  const { order } = form;
  const payment = usePaymentStep({ order, onOpened, onHoldChanged: onEnded, onBooked: finish.show });
  const [paying, setPaying] = useState(false);
  const clock = useHoldClock(hold, paying, onEnded);
  const ended = clock.phase === 'ended';

  const again = async (places: number) => {
    const held = await onAgain(places);
    if (held && payment.step === 'payment') await payment.start(held);
  };
  const over = { hold, busy: holdingAgain, problem, onAgain: again };
  const start = () => void payment.start(hold);
  return (
    <OrderLayout
      title="Checkout"
      breadcrumb={breadcrumb}
      bar={ended ? <HoldEndedBar {...over} /> : <HoldTimerBar hold={hold} clock={clock} />}
      alarm={ended}
      aside={
        <>
          {ended && <HoldEnded {...over} />}
          <OrderSummary hold={hold} clock={clock} />
          <LeaveCheckout hold={hold} />
        </>
      }
    >
      <HoldAnnouncer clock={clock} />
      <DetailsStep form={form} payment={payment} hold={hold} locked={ended || paying} onStart={start}>
        <OrderFold hold={hold} />
      </DetailsStep>
      {hold.total > 0 && (
        <PaymentSection
          payment={payment}
          hold={hold}
          order={order}
          ended={ended}
          paying={paying}
          onPaying={setPaying}
          onPaid={finish.confirm}
          onReopen={start}
        />
      )}
      <LeaveCheckout hold={hold} className="mt-8 desk:hidden" />
    </OrderLayout>
  );
}

/** From money or a free place to the confirmation, which replaces checkout in the history. */
function useFinish(hold: HoldAnswer) {
  const navigate = useNavigate();
  const show = (address: string) => {
    settleKeptOrder();
    void navigate(address, { replace: true });
  };
  const confirm = async (intentId: string) => {
    // Whatever this says, the confirmation page asks again and shows how it stands.
    await confirmPayment(hold, intentId).catch(() => null);
    const { holdId, class: slot } = hold;
    show(completionAddress({ classId: slot.classId, holdId, date: classDay(slot), intentId }));
  };
  return { show, confirm };
}

/** Where the hold stands, second by second; tells once when it has ended, to learn how many places are free then. */
function useHoldClock(hold: HoldAnswer, confirming: boolean, onEnded: () => void): HoldClock {
  const secondsLeft = useSecondsLeft(hold.holdExpiresAt);
  const phase = holdPhase({ status: hold.status, secondsLeft, confirming });
  const tell = useEffectEvent(onEnded);
  useEffect(() => {
    if (phase === 'ended') tell();
  }, [phase]);
  return { phase, secondsLeft };
}
