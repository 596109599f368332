import { termsVersion } from '@studio/contracts/terms-version';
import { useState } from 'react';
import { isRejected } from '../../lib/api-error.ts';
import { latestOnly } from '../../lib/payments/latest-only.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import {
  confirmMembership,
  confirmPurchase,
  openMembership,
  openPurchase,
  type PurchaseInput,
} from './purchase-api.ts';
import { getPurchaseErrorText, type PurchaseErrorText } from './purchase-error-text.ts';
import { buildCompletionUrl } from './purchase-urls.ts';
import { getIdempotencyKey, resetIdempotencyKey } from './saved-order-draft.ts';

/** Something is chosen, the payment is being opened, or the card is asked for. */
export type PurchaseStepName = 'choice' | 'opening' | 'payment';

/** A purchase, or a membership, that waits for its payment. */
export interface OpenPurchase {
  clientSecret: string;
  /** In pounds. */
  amount: number;
  currency: string;
  /** Settles it once it is paid. */
  confirm: () => Promise<unknown>;
  /** Where its end is shown. */
  completeAt: string;
}

export interface PurchaseStep {
  step: PurchaseStepName;
  /** The open payment. */
  opened: OpenPurchase | null;
  notice: PurchaseErrorText | null;
  /** Opens the payment; what costs nothing is had at once. */
  start: (wish: PurchaseInput, memberId: string | null) => Promise<void>;
  /** Back to choosing. What was opened, or is being opened, is let go: another choice opens another payment. */
  change: () => void;
}

interface PurchaseStepOptions {
  isMembership: boolean;
  /** It was had without a payment; the address shows it. */
  onHad: (address: string) => void;
  /** The server refuses a code, or knows that it was had: the price has to be asked for again. */
  onPriceChanged: () => void;
}

const priceChanges = new Set(['promo_refused', 'gift_card_refused', 'already_had']);

/** The way from what is chosen to the payment form. */
export function usePurchaseStep({ isMembership, onHad, onPriceChanged }: PurchaseStepOptions): PurchaseStep {
  const [step, setStep] = useState<PurchaseStepName>('choice');
  const [opened, setOpened] = useState<OpenPurchase | null>(null);
  const [notice, setNotice] = useState<PurchaseErrorText | null>(null);
  const [opening] = useState(latestOnly);

  const start = async (wish: PurchaseInput, memberId: string | null) => {
    setNotice(null);
    setStep('opening');
    const key = getIdempotencyKey({ ...wish, memberId, termsVersion });
    try {
      const payment = await opening.open(async () => {
        const asked = await (isMembership ? startMembership(wish, key) : startPurchase(wish, key));
        // It is theirs already, whatever has been chosen meanwhile.
        if (asked.clientSecret === null) onHad(asked.completeAt);
        return asked;
      });
      if (!payment || payment.clientSecret === null) return;
      setOpened({ ...payment, clientSecret: payment.clientSecret });
      setStep('payment');
    } catch (error) {
      const failure = toApiFailure(error);
      // Asked again, the studio looks anew: what stood in the way may be gone.
      if (isRejected(error)) resetIdempotencyKey();
      setStep('choice');
      setNotice(getPurchaseErrorText(failure));
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

type Payment = Omit<OpenPurchase, 'clientSecret'> & { clientSecret: string | null };

async function startPurchase(wish: PurchaseInput, key: string): Promise<Payment> {
  const { purchaseId, payment, amount, currency } = await openPurchase(wish, key);
  const completeAt = buildCompletionUrl({ purchase: purchaseId, product: wish.productId });
  const confirm = () => confirmPurchase(purchaseId);
  return { clientSecret: payment?.clientSecret ?? null, amount, currency, confirm, completeAt };
}

async function startMembership({ productId }: PurchaseInput, key: string): Promise<Payment> {
  const { membershipId, clientSecret, amount, currency } = await openMembership(productId, key);
  const completeAt = buildCompletionUrl({ membership: membershipId, product: productId });
  const confirm = () => confirmMembership(membershipId);
  return { clientSecret, amount, currency, confirm, completeAt };
}
