import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { buildProductCheckoutUrl } from './purchase-urls.ts';
import type { CompletedPurchase } from './use-completed-purchase.ts';

const copy = purchaseCopy.complete;

/** A way on: an address, or something to press. */
export type NextStep = { label: string; to: string } | { label: string; press: 'again' | 'log-in' };

interface Words {
  title: string;
  text: string[];
  /** The best first. */
  ways: NextStep[];
}

type NotHad = Exclude<CompletedPurchase, { at: 'pending' | 'bought' | 'began' }>;

/** What the page knows beside the state itself. */
interface PaymentFacts {
  /** The bank has said no. */
  declined: boolean;
  /** What became of the payment is being asked for, without a press. */
  looking: boolean;
}

/** What is said when there is nothing to show, and the ways on from there. `product`: what the address names. */
export function getNoPurchaseText(
  state: NotHad,
  product: string | null,
  { declined, looking }: PaymentFacts,
): Words {
  const again: NextStep = { label: copy.tryAgain, press: 'again' };
  const account: NextStep = { label: copy.account, to: '/account' };
  const pricing: NextStep = { label: copy.pricing, to: '/pricing' };
  const back: NextStep[] = product ? [{ label: copy.back, to: buildProductCheckoutUrl(product) }] : [];
  switch (state.at) {
    case 'refunded': {
      const { cardPaid, price } = state.purchase;
      const amount = formatPriceShort(toPence(cardPaid), price.currency);
      return {
        title: copy.refunded.title,
        text: [
          fillPlaceholders(copy.refunded.text, { why: state.purchase.whyRefunded ?? '', amount }).trim(),
        ],
        ways: [pricing, account],
      };
    }
    case 'unpaid':
      return declined
        ? { title: copy.unpaid.title, text: [copy.unpaid.declined], ways: [...back, pricing] }
        : { title: copy.unpaid.title, text: [copy.unpaid.waiting], ways: [again, ...back] };
    case 'anonymous':
      return { ...wordsOf(copy.anonymous), ways: [{ label: purchaseCopy.account.logIn, press: 'log-in' }] };
    case 'missing':
      return { ...wordsOf(copy.missing), ways: [account, pricing] };
    case 'failed': {
      const { title, unheard, looking: goesOn, stopped, text } = copy.failed;
      const heard = fillPlaceholders(unheard, { next: looking ? goesOn : stopped });
      return {
        title,
        text: [...(state.message ? [state.message] : []), heard, text],
        ways: [again, account],
      };
    }
  }
}

function wordsOf({ title, text }: { title: string; text: string }): Pick<Words, 'title' | 'text'> {
  return { title, text: [text] };
}
