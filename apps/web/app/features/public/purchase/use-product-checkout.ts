import { purchaseCopy } from '@studio/content/copy/purchase';
import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { parseGiftCardPounds, validateGiftCardDetails } from '@studio/domain/gift-cards/gift-card-details';
import { type GuestBuyer, validateGuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toFieldProblems } from '../../../lib/forms/field-problems.ts';
import { useFieldProblems } from '../../../lib/forms/use-field-problems.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { termsFieldId } from './accept-terms.tsx';
import { createDraftFields } from './draft-fields.ts';
import { trimGuestBuyer } from './guest-buyer-fields.tsx';
import type { PurchaseInput } from './purchase-api.ts';
import { buildPurchaseBill } from './purchase-bill.ts';
import type { PurchaseCodeFieldsProps } from './purchase-code-fields.tsx';
import type { PurchaseDetails } from './purchase-details.ts';
import type { Payer } from './purchase-payment-form.tsx';
import { clearPurchaseDraft, type PurchaseDraft, resetIdempotencyKey } from './saved-purchase-draft.ts';
import { toGiftCardDto } from './to-gift-card-dto.ts';
import { usePurchaseDraft } from './use-purchase-draft.ts';
import { type DroppedCode, usePurchaseQuote } from './use-purchase-quote.ts';
import { usePurchaseStep } from './use-purchase-step.ts';

const buyerPrefix = 'buyer-';
const giftPrefix = 'gift-';
const getToday = () => toLondonDate(getServerTime());

export function useProductCheckout(
  details: PurchaseDetails,
  promoCodeInUrl: string | null,
  giftAmountInUrl: string | null,
) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const isGift = details.kind === 'gift-card';
  const isMembership = details.renewsOn !== null;
  const takesCodes = !isGift && !isMembership;
  /** Whether a guest buys. Only gift cards are sold to guests. */
  const isGuest = isGift && status === 'anonymous';
  const { choice, isLoaded, change } = usePurchaseDraft(details.id, promoCodeInUrl, giftAmountInUrl);
  const problems = useFieldProblems([
    ...(isGuest ? toFieldProblems(buyerPrefix, validateGuestBuyer(choice.buyer)) : []),
    ...(isGift ? toFieldProblems(giftPrefix, validateGiftCardDetails(choice.giftCard, getToday())) : []),
    ...(choice.termsAccepted ? [] : [{ fieldId: termsFieldId, message: purchaseCopy.accept.missing }]),
  ]);
  const gift = createDraftFields({
    details: choice.giftCard,
    onChange: (giftCard) => change({ giftCard }),
    problems,
    prefix: giftPrefix,
  });
  const guestBuyer = createDraftFields({
    details: choice.buyer,
    onChange: (buyer) => change({ buyer }),
    problems,
    prefix: buyerPrefix,
  });
  const [dropped, setDropped] = useState<DroppedCode | null>(null);
  const quoted = usePurchaseQuote(
    takesCodes && isLoaded ? toPurchaseInput(details.id, choice) : null,
    (code) => {
      setDropped(code);
      change({ [code.field]: null });
    },
  );
  const [takenOver, setTakenOver] = useState<string | null>(null);
  const show = (url: string) => {
    clearPurchaseDraft(details.id);
    void navigate(url, { replace: true });
  };
  const payer = user ?? (isGuest ? toPayer(choice.buyer) : null);
  const payment = usePurchaseStep({ isMembership, onCompleted: show, onPriceChanged: quoted.refetch });
  const bill = buildPurchaseBill(
    fullPence(details, choice),
    details.currency,
    takesCodes ? quoted.quote : null,
  );

  const applyCode = async (field: DroppedCode['field'], code: string) => {
    const error = await quoted.tryCode({ [field]: code });
    if (error) return error;
    payment.change();
    setDropped(null);
    change({ [field]: code });
    return null;
  };
  const codes: PurchaseCodeFieldsProps = {
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
      ...(takesCodes ? toPurchaseInput(details.id, choice) : { productId: details.id }),
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
    if (problems.attempt()) start();
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
    // A guest who logs in no longer sees the guest fields, so their problems are left out.
    problems: problems.found.filter(({ fieldId }) => isGuest || !fieldId.startsWith(buyerPrefix)),
    failedAttempts: problems.failedAttempts,
    termsError: problems.errorOf(termsFieldId),
  };
}

function toPayer(buyer: GuestBuyer): Payer {
  const { firstName, lastName, email } = trimGuestBuyer(buyer);
  return { name: `${firstName} ${lastName}`, email };
}

export type ProductCheckoutState = ReturnType<typeof useProductCheckout>;

function toPurchaseInput(productId: string, { promoCode, giftCardCode }: PurchaseDraft): PurchaseInput {
  return { productId, ...(promoCode && { promoCode }), ...(giftCardCode && { giftCardCode }) };
}

function fullPence({ kind, pricePence }: PurchaseDetails, { giftCard }: PurchaseDraft): number {
  return kind === 'gift-card' ? (parseGiftCardPounds(giftCard.amount) ?? 0) * 100 : pricePence;
}
