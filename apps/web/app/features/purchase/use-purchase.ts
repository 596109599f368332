import { purchaseCopy } from '@studio/content/copy/purchase';
import { readGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { giftCardPounds } from '@studio/domain/gift-cards/gift-card-details';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session/use-session.ts';
import { termsFieldId } from './accept-terms.tsx';
import { billOf } from './bill.ts';
import type { CodesProps } from './codes.tsx';
import { useGuestBuyer, wireBuyer } from './guest-buyer.tsx';
import { type Choice, forgetKey, settleChoice } from './kept-choice.ts';
import type { Payer } from './payment-form.tsx';
import type { PurchaseWish } from './purchase-api.ts';
import type { PurchaseFacts } from './purchase-facts.ts';
import { useChoice } from './use-choice.ts';
import { useGiftCard, wireGiftCard } from './use-gift-card.ts';
import { usePurchaseStep } from './use-purchase-step.ts';
import { type DroppedCode, useQuote } from './use-quote.ts';

/** All that happens at the checkout of a product: what is chosen, what it costs, and where the payment stands. */
export function usePurchase(facts: PurchaseFacts, codeOfAddress: string | null) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const isGift = facts.kind === 'gift-card';
  const isMembership = facts.renewsOn !== null;
  const takesCodes = !isGift && !isMembership;
  /** Gift cards are bought without an account, too. */
  const isGuest = isGift && status === 'anonymous';
  const { choice, known, change } = useChoice(facts.id, codeOfAddress);
  const gift = useGiftCard(choice.giftCard, (giftCard) => change({ giftCard }));
  const guestBuyer = useGuestBuyer(choice.buyer, (buyer) => change({ buyer }));
  const [dropped, setDropped] = useState<DroppedCode | null>(null);
  const quoted = useQuote(takesCodes && known ? wishOf(facts.id, choice) : null, user?.id ?? null, (code) => {
    setDropped(code);
    change({ [code.field]: null });
  });
  const [takenOver, setTakenOver] = useState<string | null>(null);
  const show = (address: string) => {
    settleChoice(facts.id);
    void navigate(address, { replace: true });
  };
  const payer = user ?? (isGuest ? payerOf(choice.buyer) : null);
  const payment = usePurchaseStep({ isMembership, onHad: show, onPriceChanged: quoted.again });
  const accepting = useAccepting(choice.termsAccepted);
  const bill = billOf(fullPence(facts, choice), facts.currency, takesCodes ? quoted.quote : null);

  const use = async (field: DroppedCode['field'], code: string) => {
    const refusal = await quoted.tryCode({ [field]: code });
    if (refusal) return refusal;
    payment.change();
    setDropped(null);
    change({ [field]: code });
    return null;
  };
  const codes: CodesProps = {
    choice,
    dropped,
    takenOver,
    quote: quoted.quote,
    onApply: async (field, code) => {
      const refusal = await use(field, code);
      const isGiftCard = refusal?.code === 'promo_refused' && readGiftCardCode(code) !== null;
      if (refusal?.code === 'gift_card_refused' && readGiftCardCode(code) === null)
        return purchaseCopy.codes.notGiftCard;
      if (!isGiftCard) return refusal?.message ?? null;
      if (choice.giftCardCode) return purchaseCopy.codes.secondGiftCard;
      const asGiftCard = await use('giftCardCode', code);
      if (!asGiftCard) setTakenOver(code);
      return asGiftCard?.message ?? null;
    },
    onRemove: (field) => {
      payment.change();
      setDropped(null);
      change({ [field]: null });
    },
  };
  const start = () => {
    setTakenOver(null);
    const giftCard = isGift ? wireGiftCard(choice.giftCard) : null;
    const customer = isGuest ? wireBuyer(choice.buyer) : null;
    const wish = {
      ...wishOf(facts.id, choice),
      ...(giftCard && { giftCard }),
      ...(customer && { customer }),
    };
    if (payer) void payment.start(wish, user?.id ?? null);
  };
  /** Opens the payment once more, when its form did not come. */
  const reopen = () => {
    forgetKey();
    start();
  };
  /** Judges all of it, and goes on when nothing is missing. */
  const proceed = () => {
    const isBuyerKnown = !isGuest || guestBuyer.attempt();
    const isGiftWhole = !isGift || gift.attempt();
    if (accepting.attempt(isBuyerKnown && isGiftWhole)) start();
  };
  return {
    payer,
    isGuest,
    guestBuyer,
    choice,
    change,
    gift,
    bill,
    payment,
    reopen,
    proceed,
    show,
    isGift,
    isMembership,
    codes: takesCodes ? codes : null,
    quoted,
    problems: [...(isGuest ? guestBuyer.found : []), ...(isGift ? gift.found : []), ...accepting.problems],
    failedAttempts: accepting.failedAttempts,
    termsError: accepting.error,
  };
}

/** Someone without an account, as the payment form knows them. */
function payerOf(buyer: GuestBuyer): Payer {
  const { firstName, lastName, email } = wireBuyer(buyer);
  return { name: `${firstName} ${lastName}`, email };
}

export type PurchaseState = ReturnType<typeof usePurchase>;

/** Whether the terms were accepted, first judged at the first attempt. */
function useAccepting(accepted: boolean) {
  const [missing, setMissing] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const message = purchaseCopy.accept.missing;
  return {
    failedAttempts,
    error: missing && !accepted ? message : undefined,
    problems: missing ? [{ fieldId: termsFieldId, message }] : [],
    attempt: (restIsWhole: boolean) => {
      setMissing(!accepted);
      if (accepted && restIsWhole) return true;
      setFailedAttempts((before) => before + 1);
      return false;
    },
  };
}

function wishOf(productId: string, { promoCode, giftCardCode }: Choice): PurchaseWish {
  return { productId, ...(promoCode && { promoCode }), ...(giftCardCode && { giftCardCode }) };
}

function fullPence({ kind, pricePence }: PurchaseFacts, { giftCard }: Choice): number {
  return kind === 'gift-card' ? (giftCardPounds(giftCard.amount) ?? 0) * 100 : pricePence;
}
