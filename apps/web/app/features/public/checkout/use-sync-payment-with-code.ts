import { useEffect, useEffectEvent } from 'react';
import type { usePaymentMethod } from './use-payment-method.ts';
import type { PaymentStep } from './use-payment-step.ts';

interface SyncPaymentInput {
  payment: PaymentStep;
  paying: ReturnType<typeof usePaymentMethod>;
  /**
   * Whether to ignore changes of the promo code for now, because the payment is in progress or the hold has
   * ended.
   */
  paused: boolean;
  open: () => void;
}

/**
 * Reopens the payment when the applied promo code changes, so that the button charges the total on the page. If the code
 * makes the class free, returns to the details step instead.
 */
export function useSyncPaymentWithCode({ payment, paying, paused, open }: SyncPaymentInput): void {
  const { paymentOptions } = payment;
  const { code } = paying.quoting;
  const isOutdated = paymentOptions !== null && paymentOptions.code !== code && !paused;
  const syncPayment = useEffectEvent(() => {
    if (paying.bill.toPayPence > 0) open();
    else payment.change();
  });
  useEffect(() => {
    if (isOutdated) syncPayment();
  }, [isOutdated]);
}
