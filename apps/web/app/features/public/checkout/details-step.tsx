import { type ReactNode, useRef } from 'react';
import { getErrorSummaryTitle } from '../../../lib/forms/get-error-summary-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PaymentError } from '../../../ui/payment-error.tsx';
import { useStepFocus } from '../../../ui/use-step-focus.ts';
import { GuestDetailsForm } from './guest-details-form.tsx';
import { GuestDetailsSummary } from './guest-details-summary.tsx';
import { GuestOrMemberChoice } from './guest-or-member-choice.tsx';
import { describeExpiredHold } from './place-text.ts';
import type { CheckoutState } from './use-checkout.ts';

interface DetailsStepProps {
  checkout: CheckoutState;
  /** Whether the form can't be submitted, because the hold has ended or 3-D Secure is running. */
  locked: boolean;
  /** Collapsible order summary for phones. */
  children: ReactNode;
}

/** Shows the guest form. While the payment is open, shows a summary of the guest's details. */
export function DetailsStep({ checkout, locked, children }: DetailsStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { payment, order, bill } = checkout;
  const free = bill.toPayPence === 0;
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
          <p className="hidden text-small text-stone sm:block">All fields are required except phone</p>
        )}
      </div>
      <div className="mb-6 desk:hidden">{children}</div>
      {typing ? (
        <GuestStep checkout={checkout} locked={locked} />
      ) : (
        <GuestDetailsSummary order={order} onChange={locked ? undefined : payment.change} />
      )}
    </section>
  );
}

function GuestStep({ checkout, locked }: Omit<DetailsStepProps, 'children'>) {
  const { form, payment, bill, submit } = checkout;
  const free = bill.toPayPence === 0;
  const busy = payment.step === 'opening';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !locked) submit();
      }}
    >
      {form.found.length > 0 && (
        <div className="mb-6">
          <ErrorSummary
            title={getErrorSummaryTitle(form.found.length, free ? 'booking' : 'payment')}
            problems={form.found}
            attempt={form.failedAttempts}
          />
        </div>
      )}
      <GuestOrMemberChoice />
      <GuestDetailsForm form={form} />
      {payment.notice && (
        <div className="mt-6 -mb-5">
          <PaymentError notice={payment.notice} />
        </div>
      )}
      <div className="mt-6 sm:max-w-fit">
        <Button
          type="submit"
          size="large"
          wide
          busy={busy}
          busyLabel={free ? 'Booking…' : 'Opening payment…'}
          disabled={locked}
        >
          {free ? 'Book for free' : 'Continue to payment'}
        </Button>
      </div>
      {locked && <p className="mt-3 text-small text-stone">{describeExpiredHold(checkout.hold.places)}</p>}
    </form>
  );
}
