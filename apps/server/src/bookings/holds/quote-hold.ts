import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import { isHoldLive } from '@studio/domain/bookings/hold';
import { formatCoverageError } from '@studio/domain/entitlements/coverage-error-text';
import { formatEntitlementChoiceReason } from '@studio/domain/entitlements/entitlement-choice-reason';
import { hasEntitlementEnded } from '@studio/domain/entitlements/has-entitlement-ended';
import { rankEntitlements } from '@studio/domain/entitlements/rank-entitlements';
import { getRenewalTiming } from '@studio/domain/entitlements/renewal';
import { toPounds } from '@studio/domain/money/money';
import { sumPence } from '@studio/domain/pricing/place-prices';
import { formatCount } from '@studio/domain/text/format';
import { loadCoverageLabel } from '../../catalogue/load-coverage-label.ts';
import { toPriceDto } from '../../catalogue/price-dto.ts';
import { toEntitlementDto } from '../../entitlements/entitlement-dto.ts';
import { type EntitlementRow, listEntitlements } from '../../entitlements/store.ts';
import { findOpenPayment } from '../../payments/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/api-route.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { hasNonShareablePlace } from '../reading/non-shareable-places.ts';
import { findHold, type HoldRow, updateHoldPrincipal } from './hold-store.ts';
import { priceOrder } from './price-order.ts';

export interface QuoteHoldInput {
  branchId: string;
  holdId: string;
  principalId: string | null;
  promoCode: string | undefined;
  caller: Pick<Caller, 'clientId' | 'addressHash'>;
}

/**
 * Returns how a live hold can be paid: usable entitlements, with the server's choice first and its reason; entitlements
 * that don't cover the hold, with the reason; and the card. Changes nothing except that the hold is assigned to the
 * account of the call. Throws AppError not_found, hold_expired, promo_refused, and rate_limited when the caller guesses
 * codes.
 */
export async function quoteHold(services: Services, input: QuoteHoldInput): Promise<QuoteHoldResponse> {
  const { database, clock } = services;
  const now = clock.now();
  const found = await findHold(database, input.branchId, input.holdId);
  if (found?.clientId !== input.caller.clientId) throw new AppError('not_found');
  if (!isHoldLive(found, now)) throw new AppError('hold_expired');
  const klass = await findClass(database, found.branchId, found.classId, now);
  if (!klass) throw new AppError('not_found');
  const hold = await updateHoldPrincipal(database, found, input.principalId);
  const prices = await priceOrder(services, {
    klass,
    places: hold.places,
    principalId: hold.principalId,
    code: await buildPromoEntry(services, hold, input),
  });
  return {
    ok: true,
    places: hold.places,
    ...(await rankCredits(services, klass, hold)),
    card: {
      prices: prices.map(toPriceDto),
      total: toPounds(sumPence(prices)),
      base: toPounds(klass.pricePence * hold.places),
    },
  };
}

/**
 * Returns the promo code that the customer typed. A use by the hold's own open payment doesn't count against the code.
 */
async function buildPromoEntry(
  { database }: Services,
  hold: HoldRow,
  { promoCode: code, caller }: QuoteHoldInput,
) {
  if (!code) return null;
  const open = await findOpenPayment(database, hold.branchId, hold.id);
  const { clientId, addressHash } = caller;
  return { code, email: null, subjectId: open?.id, caller: { clientId, addressHash } };
}

async function rankCredits(
  { database, clock }: Services,
  klass: ClassRow,
  { branchId, principalId, places }: HoldRow,
): Promise<Pick<QuoteHoldResponse, 'entitlements' | 'ineligible'>> {
  if (!principalId || klass.pricePence === 0) return { entitlements: [], ineligible: [] };
  const now = clock.now();
  const all = await listEntitlements(database, branchId, principalId);
  const memberInClass = { branchId, classId: klass.id, memberId: principalId };
  const classForMember = { ...klass, hasOwnPlace: await hasNonShareablePlace(database, memberInClass) };
  const { usable, unusable } = rankEntitlements(all, classForMember, places);
  const activity = unusable.length > 0 ? await loadCoverageLabel(database, klass) : '';
  return {
    entitlements: usable.map((credit, index) => ({
      ...toEntitlementDto(credit),
      uses: places,
      reason: index === 0 && usable[1] ? formatEntitlementChoiceReason(credit, usable[1]) : null,
      cancellationNote: `we’ll return ${formatCount(places, 'session')} to ${credit.name}`,
    })),
    ineligible: unusable
      .map((found) => ({ ...found, renewal: getRenewalTiming(found.entitlement, klass, all, now) }))
      .filter(({ entitlement, error, renewal }) => renewal || shouldExplain(entitlement, error, now))
      .map(({ entitlement, error, renewal }) => ({
        name: entitlement.name,
        reason: error,
        message: formatCoverageError(error, entitlement, { activity, places, renewal }),
      })),
  };
}

/**
 * Returns whether to explain an unusable entitlement. Skips those that expired and those that cover no class, such as a
 * one-to-one.
 */
function shouldExplain(credit: EntitlementRow, error: string, now: Date): boolean {
  if (credit.terms.covers.length === 0) return false;
  const isUsedUp = error === 'not_enough_left' && credit.balance === 0;
  return isUsedUp
    ? !hasEntitlementEnded({ ...credit, balance: null }, now)
    : !hasEntitlementEnded(credit, now);
}
