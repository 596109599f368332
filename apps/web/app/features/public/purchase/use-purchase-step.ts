import { useState } from 'react';
import { isRejected } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { createLatestOnlyQueue } from '../../../lib/payments/latest-only-queue.ts';
import { getSiteConfig } from '../../../lib/site/site-config.ts';
import {
  confirmMembership,
  confirmPurchase,
  type PurchaseInput,
  startMembership,
  startPurchase,
} from './purchase-api.ts';
import { getPurchaseErrorText, type PurchaseErrorText } from './purchase-error-text.ts';
import { buildPurchaseCompletionUrl } from './purchase-urls.ts';
import { getIdempotencyKey, resetIdempotencyKey } from './saved-purchase-draft.ts';

/** Step of the purchase: choosing, opening the payment, or entering the card. */
export type PurchaseStepName = 'choice' | 'opening' | 'payment';

export interface PurchasePayment {
  clientSecret: string;
  /** Amount in pounds. */
  amount: number;
  currency: string;
  /** Settles the purchase once the payment has succeeded. */
  confirm: () => Promise<unknown>;
  /** URL of the completion page. */
  completeAt: string;
}

export interface PurchaseStep {
  step: PurchaseStepName;
  opened: PurchasePayment | null;
  notice: PurchaseErrorText | null;
  /** Opens the payment. A free product is bought at once. */
  start: (input: PurchaseInput, memberId: string | null) => Promise<void>;
  /**
   * Returns to choosing and discards the payment, even one that is still opening, because a new choice needs
   * a new payment.
   */
  change: () => void;
}

interface PurchaseStepOptions {
  isMembership: boolean;
  /** Called after a free purchase, with the URL of the completion page. */
  onCompleted: (url: string) => void;
  /**
   * Called when the server rejected a code or a once-per-person offer, so that the price must be refetched.
   */
  onPriceChanged: () => void;
}

const priceChanges = new Set(['promo_refused', 'gift_card_refused', 'already_had']);

/** Manages the steps of a purchase: opens the payment, or completes a free purchase. */
export function usePurchaseStep({
  isMembership,
  onCompleted,
  onPriceChanged,
}: PurchaseStepOptions): PurchaseStep {
  const [step, setStep] = useState<PurchaseStepName>('choice');
  const [opened, setOpened] = useState<PurchasePayment | null>(null);
  const [notice, setNotice] = useState<PurchaseErrorText | null>(null);
  const [opening] = useState(createLatestOnlyQueue);

  const start = async (input: PurchaseInput, memberId: string | null) => {
    setNotice(null);
    setStep('opening');
    const key = getIdempotencyKey({ ...input, memberId, termsVersion: getSiteConfig().termsVersion });
    try {
      const payment = await opening.open(async () => {
        const started = await (isMembership
          ? startMembershipPayment(input, key)
          : startPurchasePayment(input, key));
        // A free purchase is complete, even if the buyer has changed the choice since.
        if (started.clientSecret === null) onCompleted(started.completeAt);
        return started;
      });
      if (!payment || payment.clientSecret === null) return;
      setOpened({ ...payment, clientSecret: payment.clientSecret });
      setStep('payment');
    } catch (error) {
      const failure = toApiFailure(error);
      // The cause of the rejection may be gone soon. A new idempotency key makes the server check the next attempt.
      if (isRejected(error)) resetIdempotencyKey();
      setStep('choice');
      setNotice(getPurchaseErrorText(error));
      if (priceChanges.has(failure.code)) onPriceChanged();
    }
  };
  const change = () => {
    opening.drop();
    setNotice(null);
    setOpened(null);
    setStep('choice');
  };
  return { step, opened, notice, start, change };
}

type Payment = Omit<PurchasePayment, 'clientSecret'> & { clientSecret: string | null };

async function startPurchasePayment(input: PurchaseInput, key: string): Promise<Payment> {
  const { purchaseId, payment, amount, currency } = await startPurchase(input, key);
  const completeAt = buildPurchaseCompletionUrl({ purchase: purchaseId, product: input.productId });
  const confirm = () => confirmPurchase(purchaseId);
  return { clientSecret: payment?.clientSecret ?? null, amount, currency, confirm, completeAt };
}

async function startMembershipPayment({ productId }: PurchaseInput, key: string): Promise<Payment> {
  const { membershipId, clientSecret, amount, currency } = await startMembership(productId, key);
  const completeAt = buildPurchaseCompletionUrl({ membership: membershipId, product: productId });
  const confirm = () => confirmMembership(membershipId);
  return { clientSecret, amount, currency, confirm, completeAt };
}
