import { getCoverageError } from '@studio/domain/entitlements/coverage-error';
import { formatCoverageError } from '@studio/domain/entitlements/coverage-error-text';
import { getBestPrice, type Price } from '@studio/domain/pricing/price';
import { splitPayment } from '@studio/domain/purchases/split-payment';
import { loadCoverageLabel } from '../../catalogue/load-coverage-label.ts';
import { type EntitlementRow, findEntitlement } from '../../entitlements/store.ts';
import { requireGiftCardAtDesk } from '../../gift-cards/require-gift-card-by-code.ts';
import type { DeskSale, GiftCardPart } from '../../payments/desk-sale.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { getSessionOwnerId, loadPersonKeys } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import { unlimitedCaller } from '../../platform/limits/rate-limit-code-guesses.ts';
import type { Services } from '../../platform/services.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { priceOrder } from '../holds/price-order.ts';
import { hasNonShareablePlace } from '../reading/non-shareable-places.ts';
import type { SettledOrder } from '../write-bookings.ts';

export type StaffPayment =
  | { kind: 'credit'; entitlementId: string }
  | { kind: 'desk'; method: Exclude<DeskSale['method'], 'COMPLIMENTARY'> }
  | { kind: 'complimentary' }
  | { kind: 'later' };

/** Codes that staff enter for a client. */
export interface DeskCodes {
  promoCode?: string | undefined;
  giftCardCode?: string | undefined;
}

/**
 * Result of `checkStaffPayment`: the payment columns of the booking, its price, and the amounts that the client pays at
 * the front desk with money and with a gift card.
 */
export interface CheckedStaffPayment
  extends Required<Pick<SettledOrder, 'paymentMethod' | 'entitlementId' | 'duePence'>> {
  price: Price;
  credit: EntitlementRow | null;
  desk: { method: DeskSale['method']; amountPence: number } | null;
  giftCard: GiftCardPart | null;
}

/** Price of a place, and how much of it a gift card pays. `duePence` is the remaining amount. */
export interface PricedPlace {
  price: Price;
  giftCard: { id: string; usedPence: number; remainingPence: number } | null;
  duePence: number;
}

/**
 * Returns the price of one place of a class for a client, with their savings and codes. Throws AppError promo_refused,
 * gift_card_refused.
 */
export async function pricePlaceForPerson(
  services: Services,
  person: PersonRow,
  klass: ClassRow,
  { promoCode, giftCardCode }: DeskCodes = {},
): Promise<PricedPlace> {
  const { branchId, email } = person;
  const code = promoCode ? { code: promoCode, email, guesser: unlimitedCaller } : null;
  const principalId = getSessionOwnerId(person);
  const [price = getBestPrice(klass.pricePence, [], klass.currency)] = await priceOrder(services, {
    klass,
    places: 1,
    principalId,
    code,
  });
  if (!giftCardCode) return { price, giftCard: null, duePence: price.finalPence };
  const card = await requireGiftCardAtDesk(services, { branchId, code: giftCardCode });
  const { giftCardPence: usedPence, cardPence: duePence } = splitPayment(
    price.finalPence,
    card.balancePence,
    0,
  );
  return {
    price,
    giftCard: { id: card.id, usedPence, remainingPence: card.balancePence - usedPence },
    duePence,
  };
}

/**
 * Checks how staff want a place to be paid. Changes nothing. Throws AppError not_found for another client's
 * entitlement, not_covered, entitlement_used_up, and the errors of `pricePlaceForPerson`.
 */
export async function checkStaffPayment(
  services: Services,
  {
    person,
    klass,
    payment,
    codes,
  }: { person: PersonRow; klass: ClassRow; payment: StaffPayment; codes?: DeskCodes | undefined },
): Promise<CheckedStaffPayment> {
  const defaults = { entitlementId: null, duePence: 0, credit: null, desk: null, giftCard: null };
  if (payment.kind === 'credit') {
    const credit = await loadCoveringCredit(services, {
      person,
      klass,
      entitlementId: payment.entitlementId,
    });
    const price = { ...getBestPrice(klass.pricePence, [], klass.currency), finalPence: 0 };
    return { ...defaults, price, credit, entitlementId: credit.id, paymentMethod: 'ENTITLEMENT' };
  }
  const isComplimentary = payment.kind === 'complimentary';
  const priced = await pricePlaceForPerson(services, person, klass, isComplimentary ? undefined : codes);
  const { price, duePence } = priced;
  if (isComplimentary)
    return {
      ...defaults,
      price: applyComplimentaryDiscount(price),
      paymentMethod: 'FREE',
      desk: { method: 'COMPLIMENTARY', amountPence: 0 },
    };
  if (price.finalPence === 0) return { ...defaults, price, paymentMethod: 'FREE' };
  const { id: giftCardId = '', usedPence: pence = 0 } = priced.giftCard ?? {};
  const paid = {
    ...defaults,
    price,
    paymentMethod: 'PAYG',
    giftCard: pence > 0 ? { giftCardId, pence } : null,
  } as const;
  if (payment.kind === 'later') return { ...paid, duePence };
  return duePence > 0 ? { ...paid, desk: { method: payment.method, amountPence: duePence } } : paid;
}

/** Returns the price with a saving that takes off the whole amount, as a gift of the studio. */
export function applyComplimentaryDiscount({ basePence, currency }: Price): Price {
  const saving = {
    kind: 'complimentary',
    name: 'Complimentary',
    code: null,
    amountPence: basePence,
  } as const;
  return { basePence, finalPence: 0, currency, saving };
}

async function loadCoveringCredit(
  { database }: Services,
  { person, klass, entitlementId }: { person: PersonRow; klass: ClassRow; entitlementId: string },
): Promise<EntitlementRow> {
  const { branchId } = person;
  const credit = await findEntitlement(database, branchId, entitlementId);
  const { memberIds } = await loadPersonKeys(database, branchId, person.id);
  if (!credit || !memberIds.includes(credit.memberId)) throw new AppError('not_found');
  const memberInClass = { branchId, classId: klass.id, memberId: credit.memberId };
  const error = getCoverageError(
    credit,
    { ...klass, hasOwnPlace: await hasNonShareablePlace(database, memberInClass) },
    1,
  );
  if (!error) return credit;
  const activity = await loadCoverageLabel(database, klass);
  const explanation = formatCoverageError(error, credit, { activity, places: 1 });
  const code = error === 'not_enough_left' ? 'entitlement_used_up' : 'not_covered';
  throw new AppError(code, `${explanation} No sessions were used.`);
}
