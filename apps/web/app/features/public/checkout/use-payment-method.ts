import type { HoldClassResponse } from '@studio/contracts/holds';
import { useState } from 'react';
import { buildClassBill } from './class-bill.ts';
import { choosePaymentMethod, type PickedPaymentMethod } from './payment-method.ts';
import type { Booker } from './use-booker.ts';
import { useQuote } from './use-quote.ts';

export function usePaymentMethod(hold: HoldClassResponse, { user, settling }: Booker) {
  const quoting = useQuote(hold, !settling);
  const { picked, pick } = usePick(user?.id ?? null);
  const [creditRejected, setCreditRejected] = useState(false);
  const { state, quote } = quoting;
  const method = choosePaymentMethod(quote, picked);
  const bill = buildClassBill(hold, quote, method);
  return {
    quoting,
    method,
    bill,
    picked,
    /** Bill for a card payment, also if the customer has chosen another payment method. */
    cardBill: buildClassBill(hold, quote, { by: 'card' }),
    /** Whether the card is chosen and there is an amount to pay. */
    byCard: method.by === 'card' && bill.toPayPence > 0,
    /** Whether the payment methods are loaded, or the member chose the card after loading failed. */
    methodsReady: !settling && (state.at === 'shown' || (state.at === 'failed' && picked === 'card')),
    /** Whether the chosen entitlement was used up, or no longer covers the class. */
    creditGone: creditRejected,
    pick: (next: PickedPaymentMethod) => {
      setCreditRejected(false);
      pick(next);
    },
    clearCreditRejection: () => setCreditRejected(false),
    /** Refetches the quote after a price change. `rejected`: the chosen entitlement no longer pays. */
    refetchQuote: (rejected: boolean) => {
      setCreditRejected(rejected);
      quoting.reload();
    },
  };
}

/**
 * Stores the member's choice of payment method. After a login or logout, the choice of the previous member
 * doesn't count.
 */
function usePick(memberId: string | null) {
  const [pick, setPick] = useState<{ by: string | null; picked: PickedPaymentMethod } | null>(null);
  return {
    picked: pick && pick.by === memberId ? pick.picked : null,
    pick: (picked: PickedPaymentMethod) => setPick({ by: memberId, picked }),
  };
}
