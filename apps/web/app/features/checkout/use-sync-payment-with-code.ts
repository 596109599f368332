import { useEffect, useEffectEvent } from 'react';
import type { usePaymentMethod } from './use-payment-method.ts';
import type { PaymentStep } from './use-payment-step.ts';

interface FollowCodeParts {
  payment: PaymentStep;
  paying: ReturnType<typeof usePaymentMethod>;
  /** The payment is in progress or the hold has ended, so code changes wait. */
  still: boolean;
  open: () => void;
}

/** Reopens the payment when the applied code changes, so that the button charges the total on the page. */
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
