import { termsVersion } from '@studio/contracts/terms-version';
import { useState } from 'react';
import { isRefusal } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { newestOpening } from '../../lib/payments/newest-opening.ts';
import { forgetKey, keyOfWish } from './kept-choice.ts';
import { completeAddress } from './purchase-addresses.ts';
import {
  confirmMembership,
  confirmPurchase,
  openMembership,
  openPurchase,
  type PurchaseWish,
} from './purchase-api.ts';
import { type RefusalNotice, refusalNotice } from './refusal-notice.ts';

/** Something is chosen, the payment is being opened, or the card is asked for. */
export type PurchaseStepName = 'choice' | 'opening' | 'payment';

/** A purchase, or a membership, that waits for its payment. */
export interface Opened {
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
  opened: Opened | null;
  notice: RefusalNotice | null;
  /** Opens the payment; what costs nothing is had at once. */
  start: (wish: PurchaseWish, memberId: string | null) => Promise<void>;
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
  const [opened, setOpened] = useState<Opened | null>(null);
  const [notice, setNotice] = useState<RefusalNotice | null>(null);
  const [opening] = useState(newestOpening);

  const start = async (wish: PurchaseWish, memberId: string | null) => {
    setNotice(null);
    setStep('opening');
    const key = keyOfWish({ ...wish, memberId, termsVersion });
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
      const failure = failureOf(error);
      // Asked again, the studio looks anew: what stood in the way may be gone.
      if (isRefusal(error)) forgetKey();
      setStep('choice');
      setNotice(refusalNotice(failure));
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

type Payment = Omit<Opened, 'clientSecret'> & { clientSecret: string | null };

async function startPurchase(wish: PurchaseWish, key: string): Promise<Payment> {
  const { purchaseId, payment, amount, currency } = await openPurchase(wish, key);
  const completeAt = completeAddress({ purchase: purchaseId, product: wish.productId });
  const confirm = () => confirmPurchase(purchaseId);
  return { clientSecret: payment?.clientSecret ?? null, amount, currency, confirm, completeAt };
}

async function startMembership({ productId }: PurchaseWish, key: string): Promise<Payment> {
  const { membershipId, clientSecret, amount, currency } = await openMembership(productId, key);
  const completeAt = completeAddress({ membership: membershipId, product: productId });
  const confirm = () => confirmMembership(membershipId);
  return { clientSecret, amount, currency, confirm, completeAt };
}
