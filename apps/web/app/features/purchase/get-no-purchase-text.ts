import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { buildProductCheckoutUrl } from './purchase-urls.ts';
import type { CompletedPurchase } from './use-completed-purchase.ts';

const copy = purchaseCopy.complete;

/** Next step: a link, or an action on this page. */
export type NextStep = { label: string; to: string } | { label: string; press: 'again' | 'log-in' };

interface Words {
  title: string;
  text: string[];
  /** The most useful step first. */
  ways: NextStep[];
}

type NotHad = Exclude<CompletedPurchase, { at: 'pending' | 'bought' | 'began' }>;

/** Payment status that the state itself doesn't include. */
interface PaymentFacts {
  /** The bank declined the payment. */
  declined: boolean;
  /** The page is polling for the outcome. */
  looking: boolean;
}

/** Returns the text and next steps when there is no purchase to show. `product` comes from the URL. */
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
