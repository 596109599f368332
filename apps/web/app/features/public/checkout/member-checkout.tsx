import { useEffect, useEffectEvent } from 'react';
import { MemberBookerDetails } from './member-booker-details.tsx';
import { MemberSubmitButton } from './member-submit-button.tsx';
import { CollapsibleOrderSummary } from './order-summary.tsx';
import { PaymentMethodPicker } from './payment-method-picker.tsx';
import { PaymentSection } from './payment-section.tsx';
import type { CheckoutState } from './use-checkout.ts';

/** Checkout for a logged-in member, who pays by session or card with one button that names the cost. */
export function MemberCheckout({ checkout }: { checkout: CheckoutState }) {
  const { booker, order, byCard } = checkout;
  const { user } = booker;
  const needsInput = !booker.settling && (order.additionalAttendees.length > 0 || !booker.details);
  useAutoOpenPayment(checkout, !needsInput);
  if (!user) return null;
  const summary = (
    <div className="mb-6 desk:hidden">
      <CollapsibleOrderSummary {...checkout} />
    </div>
  );
  // On phones, payment comes first unless the member has something to type.
  const sectionClasses = needsInput
    ? { booker: 'pb-9', pay: 'border-t border-hairline pt-8' }
    : {
        booker:
          'desk:pb-9 max-desk:order-2 max-desk:mt-8 max-desk:border-t max-desk:border-hairline max-desk:pt-5',
        pay: 'desk:border-t desk:border-hairline desk:pt-8 max-desk:order-1',
      };
  return (
    <div className="flex flex-col">
      <div className={sectionClasses.booker}>
        <MemberBookerDetails checkout={checkout} user={user} first={needsInput}>
          {needsInput && summary}
        </MemberBookerDetails>
      </div>
      <div className={sectionClasses.pay}>
        <PaymentMethodPicker checkout={checkout} first={!needsInput}>
          {!needsInput && summary}
        </PaymentMethodPicker>
        {byCard && checkout.methodsReady && (
          <div className="mt-8">
            <PaymentSection checkout={checkout} autoOpened={!needsInput} />
          </div>
        )}
      </div>
      <MemberSubmitButton checkout={checkout} needsInput={needsInput} />
    </div>
  );
}

/**
 * Opens the card payment without a click when the member needn't type anything (handbook: accounts 11), and
 * again when the member chooses the card.
 */
function useAutoOpenPayment(
  { payment, byCard, methodsReady, ended, openForm }: CheckoutState,
  enabled: boolean,
): void {
  const shouldOpen =
    enabled && byCard && methodsReady && !ended && payment.step === 'details' && payment.notice === null;
  const open = useEffectEvent(() => openForm());
  useEffect(() => {
    if (shouldOpen) open();
  }, [shouldOpen]);
}
