import { purchaseCopy } from '@studio/content/copy/purchase';
import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { parseGiftCardPounds } from '@studio/domain/gift-cards/gift-card-details';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session/use-session.ts';
import { termsFieldId } from './accept-terms.tsx';
import { buildBill } from './bill.ts';
import type { DiscountCodesProps } from './discount-codes.tsx';
import { toBuyerDto, useGuestBuyer } from './guest-buyer-form.tsx';
import type { Payer } from './payment-form.tsx';
import type { PurchaseInput } from './purchase-api.ts';
import type { PurchaseDetails } from './purchase-details.ts';
import { clearOrderDraft, type OrderDraft, resetIdempotencyKey } from './saved-order-draft.ts';
import { toGiftCardDto, useGiftCardForm } from './use-gift-card-form.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { usePurchaseStep } from './use-purchase-step.ts';
import { type DroppedCode, useQuote } from './use-quote.ts';

export function useProductCheckout(facts: PurchaseDetails, codeOfAddress: string | null) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const isGift = facts.kind === 'gift-card';
  const isMembership = facts.renewsOn !== null;
  const takesCodes = !isGift && !isMembership;
  /** Guests can buy gift cards. */
  const isGuest = isGift && status === 'anonymous';
  const { choice, known, change } = useOrderDraft(facts.id, codeOfAddress);
  const gift = useGiftCardForm(choice.giftCard, (giftCard) => change({ giftCard }));
  const guestBuyer = useGuestBuyer(choice.buyer, (buyer) => change({ buyer }));
  const [dropped, setDropped] = useState<DroppedCode | null>(null);
  const quoted = useQuote(takesCodes && known ? wishOf(facts.id, choice) : null, user?.id ?? null, (code) => {
    setDropped(code);
    change({ [code.field]: null });
  });
  const [takenOver, setTakenOver] = useState<string | null>(null);
  const show = (address: string) => {
    clearOrderDraft(facts.id);
    void navigate(address, { replace: true });
  };
  const payer = user ?? (isGuest ? payerOf(choice.buyer) : null);
  const payment = usePurchaseStep({ isMembership, onHad: show, onPriceChanged: quoted.again });
  const accepting = useAccepting(choice.termsAccepted);
  const bill = buildBill(fullPence(facts, choice), facts.currency, takesCodes ? quoted.quote : null);

  const use = async (field: DroppedCode['field'], code: string) => {
    const refusal = await quoted.tryCode({ [field]: code });
    if (refusal) return refusal;
    payment.change();
    setDropped(null);
    change({ [field]: code });
    return null;
  };
  const codes: DiscountCodesProps = {
    choice,
    dropped,
    takenOver,
    quote: quoted.quote,
    onApply: async (field, code) => {
      const refusal = await use(field, code);
      const isGiftCard = refusal?.code === 'promo_refused' && normaliseGiftCardCode(code) !== null;
      if (refusal?.code === 'gift_card_refused' && normaliseGiftCardCode(code) === null)
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
    const giftCard = isGift ? toGiftCardDto(choice.giftCard) : null;
    const customer = isGuest ? toBuyerDto(choice.buyer) : null;
    const wish = {
      ...wishOf(facts.id, choice),
      ...(giftCard && { giftCard }),
      ...(customer && { customer }),
    };
    if (payer) void payment.start(wish, user?.id ?? null);
  };
  /** Reopens the payment after its form failed to load. */
  const reopen = () => {
    resetIdempotencyKey();
    start();
  };
  /** Validates everything, then opens the payment. */
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

function payerOf(buyer: GuestBuyer): Payer {
  const { firstName, lastName, email } = toBuyerDto(buyer);
  return { name: `${firstName} ${lastName}`, email };
}

export type ProductCheckoutState = ReturnType<typeof useProductCheckout>;

/** Checks acceptance of the terms from the first attempt on. */
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

function wishOf(productId: string, { promoCode, giftCardCode }: OrderDraft): PurchaseInput {
  return { productId, ...(promoCode && { promoCode }), ...(giftCardCode && { giftCardCode }) };
}

function fullPence({ kind, pricePence }: PurchaseDetails, { giftCard }: OrderDraft): number {
  return kind === 'gift-card' ? (parseGiftCardPounds(giftCard.amount) ?? 0) * 100 : pricePence;
}
