import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { buildProductCheckoutUrl } from './purchase-urls.ts';
import type { PurchaseOutcome } from './use-purchase-outcome.ts';

const copy = purchaseCopy.complete;

/** Next step of the customer: to follow a link, or to start an action on this page. */
export type PurchaseNextStep = { label: string; to: string } | { label: string; action: 'again' | 'log-in' };

interface NoPurchaseText {
  title: string;
  text: string[];
  /** Next steps, the most useful first. */
  nextSteps: PurchaseNextStep[];
}

type NoPurchaseState = Exclude<PurchaseOutcome, { at: 'bought' | 'began' }>;

/** Details of the payment that the state itself doesn't include. */
interface PaymentStatus {
  /** Whether the bank declined the payment. */
  declined: boolean;
  /** Whether the page is polling for the outcome of the payment. */
  isPolling: boolean;
}

/** Returns the text and next steps when there is no purchase to show. `product` comes from the URL. */
export function getNoPurchaseText(
  state: NoPurchaseState,
  product: string | null,
  { declined, isPolling }: PaymentStatus,
): NoPurchaseText {
  const retryStep: PurchaseNextStep = { label: copy.tryAgain, action: 'again' };
  const account: PurchaseNextStep = { label: copy.account, to: '/account' };
  const pricing: PurchaseNextStep = { label: copy.pricing, to: '/pricing' };
  const checkoutSteps: PurchaseNextStep[] = product
    ? [{ label: copy.back, to: buildProductCheckoutUrl(product) }]
    : [];
  switch (state.at) {
    case 'refunded': {
      const { cardPaid, price } = state.purchase;
      const amount = formatPriceShort(toPence(cardPaid), price.currency);
      return {
        title: copy.refunded.title,
        text: [
          fillPlaceholders(copy.refunded.text, { why: state.purchase.refundReason ?? '', amount }).trim(),
        ],
        nextSteps: [pricing, account],
      };
    }
    case 'unpaid':
      return declined
        ? { title: copy.unpaid.title, text: [copy.unpaid.declined], nextSteps: [...checkoutSteps, pricing] }
        : { title: copy.unpaid.title, text: [copy.unpaid.waiting], nextSteps: [retryStep, ...checkoutSteps] };
    case 'anonymous':
      return {
        ...pickText(copy.anonymous),
        nextSteps: [{ label: purchaseCopy.account.logIn, action: 'log-in' }],
      };
    case 'missing':
      return { ...pickText(copy.missing), nextSteps: [account, pricing] };
    case 'failed': {
      const { title, noResponse, polling, pollingStopped, text } = copy.failed;
      const outcomeText = fillPlaceholders(noResponse, { next: isPolling ? polling : pollingStopped });
      return {
        title,
        text: [...(state.message ? [state.message] : []), outcomeText, text],
        nextSteps: [retryStep, account],
      };
    }
  }
}

function pickText({ title, text }: { title: string; text: string }): Pick<NoPurchaseText, 'title' | 'text'> {
  return { title, text: [text] };
}
