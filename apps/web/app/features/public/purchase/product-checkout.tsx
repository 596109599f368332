import { purchaseCopy } from '@studio/content/copy/purchase';
import { formatPriceShort } from '@studio/domain/money/money';
import { type ReactNode, useState } from 'react';
import { useTrackEvent } from '../../../lib/analytics/use-track-event.ts';
import { OrderLayout } from '../../../ui/order-layout.tsx';
import { AccountPanel } from './account-panel.tsx';
import { GiftCardPreview } from './gift-card-preview.tsx';
import { GiftCardSection } from './gift-card-section.tsx';
import { GuestBuyerFields } from './guest-buyer-fields.tsx';
import { MobileContinueBar, OrderStep } from './order-step.tsx';
import { ProductTermsList } from './product-terms-list.tsx';
import { PurchaseCodeFields } from './purchase-code-fields.tsx';
import type { PurchaseDetails } from './purchase-details.ts';
import { PurchaseError } from './purchase-error.tsx';
import type { PurchaseErrorText } from './purchase-error-text.ts';
import { CollapsiblePurchaseSummary, PurchaseOrderSummary } from './purchase-order-summary.tsx';
import { PurchasePaymentSection } from './purchase-payment-section.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';
import { type ProductCheckoutState, useProductCheckout } from './use-product-checkout.ts';
import type { PurchasePayment } from './use-purchase-step.ts';

interface ProductCheckoutProps {
  details: PurchaseDetails;
  /** Promo code in the URL; null without one. */
  promoCodeInUrl: string | null;
  /** Amount of a gift card in the URL, in pounds. */
  giftAmountInUrl: string | null;
}

/** Shows the checkout of a product: buyer, terms, price and payment. */
export function ProductCheckout({ details, promoCodeInUrl, giftAmountInUrl }: ProductCheckoutProps) {
  const purchase = useProductCheckout(details, promoCodeInUrl, giftAmountInUrl);
  useTrackEvent('checkout-opened', 'product');
  const [paying, setPaying] = useState(false);
  const { bill, codes, gift, isGift, isGuest, guestBuyer, payment } = purchase;
  const folded = payment.step === 'payment';
  const shownCodes = codes && !paying && <PurchaseCodeFields {...codes} />;
  const face = isGift && <Face purchase={purchase} />;
  return (
    <OrderLayout
      title={purchaseCopy.title}
      breadcrumb={<PurchaseSteps current={1} />}
      aside={
        <>
          {face}
          <PurchaseOrderSummary details={details} bill={bill} codes={shownCodes} />
        </>
      }
    >
      <AccountPanel locked={paying} guest={isGuest && <GuestBuyerFields form={guestBuyer} folded={folded} />}>
        <CollapsiblePurchaseSummary details={details} bill={bill} />
      </AccountPanel>
      {isGift && (
        <GiftCardSection
          form={gift}
          today={details.today}
          folded={folded}
          onChange={paying ? undefined : payment.change}
        />
      )}
      <ProductTermsList {...details} />
      <OnPhone>{face}</OnPhone>
      <OnPhone>{shownCodes}</OnPhone>
      <TermsAndPayment details={details} purchase={purchase} paying={paying} onPaying={setPaying} />
    </OrderLayout>
  );
}

const priceUnknownError: PurchaseErrorText = {
  ...purchaseCopy.errors.priceUnknown,
  nextStep: { label: purchaseCopy.complete.tryAgain, action: 'again' },
};

interface PayingProps {
  details: PurchaseDetails;
  purchase: ProductCheckoutState;
  paying: boolean;
  onPaying: (paying: boolean) => void;
}

/**
 * Shows the terms and the payment. If the buyer has already used a once-per-person offer, says so and shows no
 * payment.
 */
function TermsAndPayment({ details, purchase, paying, onPaying }: PayingProps) {
  const { payer, payment, bill, quoted, isGift, isMembership, show, reopen } = purchase;
  if (quoted.quote?.alreadyBought)
    return <PurchaseError notice={purchaseCopy.errors.already_had} onRetry={quoted.refetch} />;
  const choosing = payer !== null && payment.step !== 'payment';
  const finish = async (opened: PurchasePayment | null) => {
    if (!opened) return;
    // The completion page confirms again and shows the outcome, so errors are ignored here.
    await opened.confirm().catch(() => null);
    show(opened.completeAt);
  };
  return (
    <>
      {quoted.failed && <PurchaseError notice={priceUnknownError} onRetry={quoted.refetch} />}
      {choosing && <OrderStep details={details} purchase={purchase} />}
      {(bill.toPayPence > 0 || isGift || !payer) && (
        <PurchasePaymentSection
          step={payment.step}
          opened={payment.opened}
          payer={payer}
          isGift={isGift}
          isMembership={isMembership}
          paying={paying}
          onPaying={onPaying}
          onPaid={() => finish(payment.opened)}
          onReopen={reopen}
        />
      )}
      {choosing && <MobileContinueBar purchase={purchase} />}
    </>
  );
}

function Face({ purchase: { choice, bill } }: { purchase: ProductCheckoutState }) {
  const { amount: _typed, ...cardDetails } = choice.giftCard;
  const amount = bill.toPayPence > 0 ? formatPriceShort(bill.toPayPence, bill.currency) : null;
  return <GiftCardPreview {...cardDetails} amount={amount} />;
}

function OnPhone({ children }: { children: ReactNode }) {
  return children ? <div className="pb-8 desk:hidden">{children}</div> : null;
}
