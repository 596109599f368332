import { filled } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { productAddress } from './purchase-addresses.ts';
import type { Completed } from './use-completed.ts';

const copy = purchaseCopy.complete;

/** A way on: an address, or something to press. */
export type Way = { label: string; to: string } | { label: string; press: 'again' | 'log-in' };

interface Words {
  title: string;
  text: string[];
  /** The best first. */
  ways: Way[];
}

type NotHad = Exclude<Completed, { at: 'pending' | 'bought' | 'began' }>;

/** What the page knows beside the state itself. */
interface PaymentFacts {
  /** The bank has said no. */
  declined: boolean;
  /** What became of the payment is being asked for, without a press. */
  looking: boolean;
}

/** What is said when there is nothing to show, and the ways on from there. `product`: what the address names. */
export function completedWords(
  state: NotHad,
  product: string | null,
  { declined, looking }: PaymentFacts,
): Words {
  const again: Way = { label: copy.tryAgain, press: 'again' };
  const account: Way = { label: copy.account, to: '/account' };
  const pricing: Way = { label: copy.pricing, to: '/pricing' };
  const back: Way[] = product ? [{ label: copy.back, to: productAddress(product) }] : [];
  switch (state.at) {
    case 'refunded': {
      const { cardPaid, price } = state.purchase;
      const amount = formatPriceShort(penceFromPounds(cardPaid), price.currency);
      return {
        title: copy.refunded.title,
        text: [filled(copy.refunded.text, { why: state.purchase.whyRefunded ?? '', amount }).trim()],
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
      const heard = filled(unheard, { next: looking ? goesOn : stopped });
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
