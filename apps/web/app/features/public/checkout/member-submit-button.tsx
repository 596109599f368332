import { formatCount } from '@studio/domain/text/format';
import { Button } from '../../../ui/button.tsx';
import { PaymentError } from '../../../ui/payment-error.tsx';
import { SubmitBar } from '../../../ui/submit-bar.tsx';
import { describeExpiredHold } from './place-text.ts';
import type { CheckoutState } from './use-checkout.ts';

interface MemberSubmitButtonProps {
  checkout: CheckoutState;
  /** Whether the member has to type something before the payment opens. */
  needsInput: boolean;
}

/**
 * Button that validates the form, and then books or opens the card payment. Not shown for a card payment that opens by
 * itself or is already open, because Stripe's form has its own button. Also shows the error of the last attempt, and the
 * terms.
 */
export function MemberSubmitButton({ checkout, needsInput }: MemberSubmitButtonProps) {
  const { payment, byCard, methodsReady, ended, booker, submit } = checkout;
  const { step, notice } = payment;
  const busy = step === 'opening';
  const button = methodsReady && !(byCard && (step === 'payment' || !needsInput));
  return (
    <>
      {notice && (
        <div className="mt-6 -mb-5 max-desk:order-3">
          <PaymentError notice={notice} onRetry={submit} />
        </div>
      )}
      {button && (
        <form
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && !ended) submit();
          }}
        >
          <SubmitBar className="mt-6 max-desk:order-4">
            <Button
              type="submit"
              size="large"
              wide
              busy={busy}
              busyLabel={byCard ? 'Opening payment…' : 'Booking…'}
              disabled={ended}
            >
              {getLabel(checkout)}
            </Button>
          </SubmitBar>
        </form>
      )}
      {methodsReady && booker.details && (
        <p className="mt-3 text-small text-stone max-desk:order-5">
          {ended ? describeExpiredHold(checkout.hold.places) : <Terms />}
        </p>
      )}
    </>
  );
}

/** Says that members accept the terms by booking. Unlike guests, they have no checkbox. */
function Terms() {
  return (
    <>
      By booking you accept the{' '}
      <a href="/terms" target="_blank" rel="noopener" className="text-link">
        terms and conditions
      </a>
      , including the 24-hour cancellation rule.
    </>
  );
}

function getLabel({ method, bill }: CheckoutState): string {
  if (method.by === 'credit') return `Book with ${formatCount(method.credit.uses, 'session')}`;
  return bill.toPayPence === 0 ? 'Book for free' : 'Continue to payment';
}
