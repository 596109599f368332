import { dayInWords } from '../entitlements/why-chosen.ts';
import { formatPriceShort } from '../money/money.ts';

/** What cancelling a booking now would give back, with the sentence that says so. */
export interface CancelConsequence {
  kind: 'refund' | 'credit' | 'nothing';
  text: string;
}

/** What the sentence is made of. */
export interface ConsequenceFacts {
  /** What goes back to the card, in pence. */
  refundPence: number;
  currency: string;
  /** "Visa ending 4242"; null when the provider does not say. */
  method: string | null;
  /** The credit that the session goes back to, unless it is unlimited; its end when that is later than it was, else null. */
  credit: { name: string; unlimited: boolean; endsLater: Date | null } | null;
  /** The other place of a pair for one price still stands. */
  pairStands: boolean;
}

/** The exact consequence of cancelling, in one sentence or two. */
export function cancelConsequence(facts: ConsequenceFacts): CancelConsequence {
  const { refundPence, currency, method, credit, pairStands } = facts;
  if (credit?.unlimited)
    return { kind: 'nothing', text: `${credit.name} is unlimited, so no session has to come back.` };
  if (credit) {
    const until = credit.endsLater ? ` It is good until ${dayInWords(credit.endsLater)}.` : '';
    return { kind: 'credit', text: `The session goes back to ${credit.name}.${until}` };
  }
  if (refundPence > 0) {
    const amount = formatPriceShort(refundPence, currency);
    return { kind: 'refund', text: `${amount} goes back to ${method ?? 'your card'}.` };
  }
  return { kind: 'nothing', text: pairStands ? pairSentence : 'Nothing was paid, so nothing goes back.' };
}

const pairSentence =
  'You paid one price for two places. The other place keeps it, so nothing goes back until you cancel that one, too.';
