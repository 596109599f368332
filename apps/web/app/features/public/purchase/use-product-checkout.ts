import { purchaseCopy } from '@studio/content/copy/purchase';
import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { parseGiftCardPounds } from '@studio/domain/gift-cards/gift-card-details';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { termsFieldId } from './accept-terms.tsx';
import { buildBill } from './bill.ts';
import type { DiscountCodesProps } from './discount-codes.tsx';
import { trimGuestBuyer, useGuestBuyer } from './guest-buyer-form.tsx';
import type { Payer } from './payment-form.tsx';
import type { PurchaseInput } from './purchase-api.ts';
import type { PurchaseDetails } from './purchase-details.ts';
import { clearOrderDraft, type OrderDraft, resetIdempotencyKey } from './saved-order-draft.ts';
import { toGiftCardDto, useGiftCardForm } from './use-gift-card-form.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { usePurchaseStep } from './use-purchase-step.ts';
import { type DroppedCode, useQuote } from './use-quote.ts';

export function useProductCheckout(details: PurchaseDetails, codeOfAddress: string | null) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const isGift = details.kind === 'gift-card';
  const isMembership = details.renewsOn !== null;
  const takesCodes = !isGift && !isMembership;
  /** Whether a guest buys. Only gift cards are sold to guests. */
  const isGuest = isGift && status === 'anonymous';
  const { choice, isLoaded, change } = useOrderDraft(details.id, codeOfAddress);
  const gift = useGiftCardForm(choice.giftCard, (giftCard) => change({ giftCard }));
  const guestBuyer = useGuestBuyer(choice.buyer, (buyer) => change({ buyer }));
  const [dropped, setDropped] = useState<DroppedCode | null>(null);
  const quoted = useQuote(takesCodes && isLoaded ? toPurchaseInput(details.id, choice) : null, (code) => {
    setDropped(code);
    change({ [code.field]: null });
  });
  const [takenOver, setTakenOver] = useState<string | null>(null);
  const show = (address: string) => {
    clearOrderDraft(details.id);
    void navigate(address, { replace: true });
  };
  const payer = user ?? (isGuest ? toPayer(choice.buyer) : null);
  const payment = usePurchaseStep({ isMembership, onCompleted: show, onPriceChanged: quoted.refetch });
  const accepting = useAccepting(choice.termsAccepted);
  const bill = buildBill(fullPence(details, choice), details.currency, takesCodes ? quoted.quote : null);

  const applyCode = async (field: DroppedCode['field'], code: string) => {
    const error = await quoted.tryCode({ [field]: code });
    if (error) return error;
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
      const error = await applyCode(field, code);
      const isGiftCard = error?.code === 'promo_refused' && normaliseGiftCardCode(code) !== null;
      if (error?.code === 'gift_card_refused' && normaliseGiftCardCode(code) === null)
        return purchaseCopy.codes.notGiftCard;
      if (!isGiftCard) return error?.message ?? null;
      if (choice.giftCardCode) return purchaseCopy.codes.secondGiftCard;
      const giftCardError = await applyCode('giftCardCode', code);
      if (!giftCardError) setTakenOver(code);
      return giftCardError?.message ?? null;
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
    const customer = isGuest ? trimGuestBuyer(choice.buyer) : null;
    const input = {
      ...toPurchaseInput(details.id, choice),
      ...(giftCard && { giftCard }),
      ...(customer && { customer }),
    };
    if (payer) void payment.start(input, user?.id ?? null);
  };
  /** Reopens the payment after its form failed to load. */
  const reopen = () => {
    resetIdempotencyKey();
    start();
  };
  /** Validates the whole form, then opens the payment. */
  const proceed = () => {
    const isBuyerValid = !isGuest || guestBuyer.attempt();
    const isGiftValid = !isGift || gift.attempt();
    if (accepting.attempt(isBuyerValid && isGiftValid)) start();
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
    problems: [...(isGuest ? guestBuyer.errors : []), ...(isGift ? gift.errors : []), ...accepting.problems],
    failedAttempts: accepting.failedAttempts,
    termsError: accepting.error,
  };
}

function toPayer(buyer: GuestBuyer): Payer {
  const { firstName, lastName, email } = trimGuestBuyer(buyer);
  return { name: `${firstName} ${lastName}`, email };
}

export type ProductCheckoutState = ReturnType<typeof useProductCheckout>;

/** Manages the acceptance of the terms. Shows its error from the first attempt on. */
function useAccepting(accepted: boolean) {
  const [missing, setMissing] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const message = purchaseCopy.accept.missing;
  return {
    failedAttempts,
    error: missing && !accepted ? message : undefined,
    problems: missing ? [{ fieldId: termsFieldId, message }] : [],
    attempt: (isRestValid: boolean) => {
      setMissing(!accepted);
      if (accepted && isRestValid) return true;
      setFailedAttempts((before) => before + 1);
      return false;
    },
  };
}

function toPurchaseInput(productId: string, { promoCode, giftCardCode }: OrderDraft): PurchaseInput {
  return { productId, ...(promoCode && { promoCode }), ...(giftCardCode && { giftCardCode }) };
}

function fullPence({ kind, pricePence }: PurchaseDetails, { giftCard }: OrderDraft): number {
  return kind === 'gift-card' ? (parseGiftCardPounds(giftCard.amount) ?? 0) * 100 : pricePence;
}
