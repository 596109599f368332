import { useEffect, useEffectEvent } from 'react';
import type { usePaymentMethod } from './use-payment-method.ts';
import type { PaymentStep } from './use-payment-step.ts';

interface FollowCodeParts {
  payment: PaymentStep;
  paying: ReturnType<typeof usePaymentMethod>;
  /** The bank is being asked, or nothing can be paid: the code waits. */
  still: boolean;
  /** Opens the payment with the code in use. */
  open: () => void;
}

/** What the button takes is what the page says is to pay: with another code in use the payment is opened anew. */
export function useSyncPaymentWithCode({ payment, paying, still, open }: FollowCodeParts): void {
  const { way } = payment;
  const { code } = paying.quoting;
  const behind = way !== null && way.code !== code && !still;
  const follow = useEffectEvent(() => {
    if (paying.bill.toPayPence > 0) open();
    else payment.change();
  });
  useEffect(() => {
    if (behind) follow();
  }, [behind]);
}
