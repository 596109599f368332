import { purchaseCopy } from '@studio/content/copy/purchase';
import { getErrorSummaryTitle } from '../../../lib/forms/get-error-summary-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import type { PurchaseDetails } from './purchase-details.ts';
import { PurchaseError } from './purchase-error.tsx';
import type { ProductCheckoutState } from './use-product-checkout.ts';

const copy = purchaseCopy.pay;
const formId = 'choose';

/** Shows the terms and the continue button. */
export function OrderStep({
  details,
  purchase,
}: {
  details: PurchaseDetails;
  purchase: ProductCheckoutState;
}) {
  const { choice, change, payment, proceed, problems, failedAttempts, termsError, isGift } = purchase;
  return (
    // With method="dialog", a submit before hydration navigates nowhere and keeps the choices.
    <form
      id={formId}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (payment.step !== 'opening') proceed();
      }}
      className="border-t border-hairline pt-7 pb-9 max-md:pb-7"
    >
      {problems.length > 0 && (
        <div className="mb-6">
          <ErrorSummary
            title={getErrorSummaryTitle(problems.length, 'payment')}
            problems={problems}
            attempt={failedAttempts}
          />
        </div>
      )}
      <AcceptTerms
        details={details}
        accepted={choice.termsAccepted}
        error={termsError}
        onChange={(termsAccepted) => change({ termsAccepted })}
      />
      {payment.notice && (
        <div className="mt-6">
          <PurchaseError notice={payment.notice} onRetry={proceed} />
        </div>
      )}
      <div className={`mt-6 sm:max-w-fit ${isGift ? '' : 'max-md:hidden'}`}>
        <ProceedButton purchase={purchase} />
      </div>
    </form>
  );
}

/**
 * Sticky continue button for phones. A gift card has the button below its form, where it covers no field
 * above the on-screen keyboard.
 */
export function MobileContinueBar({ purchase }: { purchase: ProductCheckoutState }) {
  if (purchase.isGift) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-[var(--gutter)] border-t border-hairline bg-chalk px-[var(--gutter)] pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden">
      <ProceedButton purchase={purchase} />
    </div>
  );
}

function ProceedButton({ purchase: { payment, bill, isGift } }: { purchase: ProductCheckoutState }) {
  const free = bill.toPayPence === 0 && !isGift;
  const busyLabel = free ? copy.freeBusy : copy.opening;
  return (
    <Button
      type="submit"
      form={formId}
      size="large"
      wide
      busy={payment.step === 'opening'}
      busyLabel={busyLabel}
    >
      {free ? copy.free : copy.continueToPayment}
    </Button>
  );
}
