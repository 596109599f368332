import type { HoldClassResponse } from '@studio/contracts/holds';
import { useState } from 'react';
import { buildBill } from './bill.ts';
import { choosePaymentMethod, type PickedPaymentMethod } from './payment-method.ts';
import type { Booker } from './use-booker.ts';
import { useQuote } from './use-quote.ts';

/** What the hold can be paid with, what is chosen of it, and what it comes to. */
export function usePaymentMethod(hold: HoldClassResponse, { user, settling }: Booker) {
  const quoting = useQuote(hold, !settling);
  const { picked, pick } = usePick(user?.id ?? null);
  const [creditGone, setCreditGone] = useState(false);
  const { state, quote } = quoting;
  const way = choosePaymentMethod(quote, picked);
  const bill = buildBill(hold, quote, way);
  return {
    quoting,
    way,
    bill,
    picked,
    /** What it comes to by card, whatever is chosen. */
    cardBill: buildBill(hold, quote, { by: 'card' }),
    /** A card pays, and something is to pay. */
    byCard: way.by === 'card' && bill.toPayPence > 0,
    /** What a member can pay with is known, or the card was chosen without knowing. */
    known: !settling && (state.at === 'shown' || (state.at === 'failed' && picked === 'card')),
    /** The credit that was chosen was used up, or does not cover the class any more. */
    creditGone,
    pick: (next: PickedPaymentMethod) => {
      setCreditGone(false);
      pick(next);
    },
    settleCredit: () => setCreditGone(false),
    /** The server says that it costs something else, or that the credit does not pay. */
    askAnew: (gone: boolean) => {
      setCreditGone(gone);
      void quoting.reload();
    },
  };
}

/** What somebody has picked to pay with; nobody else's pick counts. */
function usePick(memberId: string | null) {
  const [pick, setPick] = useState<{ by: string | null; picked: PickedPaymentMethod } | null>(null);
  return {
    picked: pick && pick.by === memberId ? pick.picked : null,
    pick: (picked: PickedPaymentMethod) => setPick({ by: memberId, picked }),
  };
}
