import { useEffect, useEffectEvent } from 'react';
import { MemberBookerDetails } from './member-booker-details.tsx';
import { MemberSubmitButton } from './member-submit-button.tsx';
import { CollapsibleOrderSummary } from './order-summary.tsx';
import { PaymentMethodPicker } from './payment-method-picker.tsx';
import { PaymentSection } from './payment-section.tsx';
import type { CheckoutState } from './use-checkout.ts';

/** Checkout for a logged-in member: pay by credit or card, with one button that names the cost. */
export function MemberCheckout({ checkout }: { checkout: CheckoutState }) {
  const { booker, order, byCard } = checkout;
  const { user } = booker;
  const asked = !booker.settling && (order.further.length > 0 || !booker.details);
  useOpensUnasked(checkout, !asked);
  if (!user) return null;
  const fold = (
    <div className="mb-6 desk:hidden">
      <CollapsibleOrderSummary {...checkout} />
    </div>
  );
  // On phones, payment comes first unless the member has something to type.
  const places = asked
    ? { booker: 'pb-9', pay: 'border-t border-hairline pt-8' }
    : {
        booker:
          'desk:pb-9 max-desk:order-2 max-desk:mt-8 max-desk:border-t max-desk:border-hairline max-desk:pt-5',
        pay: 'desk:border-t desk:border-hairline desk:pt-8 max-desk:order-1',
      };
  return (
    <div className="flex flex-col">
      <div className={places.booker}>
        <MemberBookerDetails checkout={checkout} user={user} first={asked}>
          {asked && fold}
        </MemberBookerDetails>
      </div>
      <div className={places.pay}>
        <PaymentMethodPicker checkout={checkout} first={!asked}>
          {!asked && fold}
        </PaymentMethodPicker>
        {byCard && checkout.known && (
          <div className="mt-8">
            <PaymentSection checkout={checkout} unasked={!asked} />
          </div>
        )}
      </div>
      <MemberSubmitButton checkout={checkout} asked={asked} />
    </div>
  );
}

/**
 * Opens the card payment at once when nothing has to be typed
 * (handbook: accounts 11), and again when the card is chosen.
 */
function useOpensUnasked({ payment, byCard, known, ended, openForm }: CheckoutState, unasked: boolean): void {
  const wanted =
    unasked && byCard && known && !ended && payment.step === 'details' && payment.notice === null;
  const open = useEffectEvent(() => openForm());
  useEffect(() => {
    if (wanted) open();
  }, [wanted]);
}
