import type { HoldAnswer } from '@studio/contracts/bookings';
import { type ReactNode, useRef } from 'react';
import { summaryTitle } from '../../lib/payments/summary-title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PaymentProblem } from '../../ui/payment-problem.tsx';
import { useStepFocus } from '../../ui/use-step-focus.ts';
import { BookingAs } from './booking-as.tsx';
import { DetailsSummary } from './details-summary.tsx';
import { GuestDetailsForm } from './guest-details-form.tsx';
import type { GuestOrderForm } from './use-guest-order.ts';
import type { PaymentStep } from './use-payment-step.ts';

interface DetailsStepProps {
  form: GuestOrderForm;
  payment: PaymentStep;
  hold: HoldAnswer;
  /** The hold has ended, or the bank is being asked: nothing goes on from here. */
  locked: boolean;
  /** All details are there. */
  onStart: () => void;
  /** The folded order, on a phone. */
  children: ReactNode;
}

/** Who books: the form, or what was typed while the payment is open. */
export function DetailsStep({ form, payment, hold, locked, onStart, children }: DetailsStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const free = hold.total === 0;
  const typing = payment.step === 'details' || free;
  useStepFocus(heading, payment.step === 'details' && !payment.notice);
  return (
    <section aria-labelledby="details" className="pb-9">
      <div className="mb-4 flex items-baseline justify-between gap-6">
        <h2
          id="details"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-40 text-title outline-none desk:text-section"
        >
          Your details
        </h2>
        {typing && (
          <p className="hidden text-small text-stone sm:block">Everything is needed, except the phone</p>
        )}
      </div>
      <div className="mb-6 desk:hidden">{children}</div>
      {typing ? (
        <GuestStep form={form} payment={payment} free={free} locked={locked} onStart={onStart} />
      ) : (
        <DetailsSummary order={form.order} onChange={locked ? undefined : payment.change} />
      )}
    </section>
  );
}

interface GuestStepProps extends Pick<DetailsStepProps, 'form' | 'payment' | 'locked' | 'onStart'> {
  free: boolean;
}

function GuestStep({ form, payment, free, locked, onStart }: GuestStepProps) {
  const busy = payment.step === 'opening';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !locked && form.attempt()) onStart();
      }}
    >
      {form.found.length > 0 && (
        <div className="mb-6">
          <ErrorSummary
            title={summaryTitle(form.found.length, free ? 'booking' : 'payment')}
            problems={form.found}
            attempt={form.failedAttempts}
          />
        </div>
      )}
      <BookingAs />
      <GuestDetailsForm form={form} />
      {payment.notice && (
        <div className="mt-6 -mb-5">
          <PaymentProblem notice={payment.notice} />
        </div>
      )}
      <div className="mt-6 sm:max-w-fit">
        <Button
          type="submit"
          size="large"
          wide
          busy={busy}
          busyLabel={free ? 'Booking' : 'Opening payment'}
          disabled={locked}
        >
          {free ? 'Book, nothing to pay' : 'Continue to payment'}
        </Button>
      </div>
      {locked && (
        <p className="mt-3 text-small text-stone">Your hold has ended. Hold your place again first.</p>
      )}
    </form>
  );
}
