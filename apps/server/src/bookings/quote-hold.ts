import type { QuoteAnswer } from '@studio/contracts/entitlements';
import { isHoldLive } from '@studio/domain/bookings/hold';
import { rankEntitlements } from '@studio/domain/entitlements/choose-entitlement';
import { isOver } from '@studio/domain/entitlements/is-over';
import { refusalSentence } from '@studio/domain/entitlements/refusal-sentence';
import { renewalFor } from '@studio/domain/entitlements/renewal';
import { whyChosen } from '@studio/domain/entitlements/why-chosen';
import { poundsFromPence } from '@studio/domain/money/money';
import { totalPence } from '@studio/domain/pricing/place-prices';
import { activityLabel } from '../catalogue/activity-label.ts';
import { wirePrice } from '../catalogue/wire-price.ts';
import { type EntitlementRow, listEntitlements } from '../entitlements/store.ts';
import { wireEntitlement } from '../entitlements/wire-entitlement.ts';
import { findOpenPayment } from '../payments/store.ts';
import type { Caller } from '../platform/call-route.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { findHold, type HoldRow, heldFor } from './hold-store.ts';
import { orderPrices } from './order-prices.ts';
import { hasOwnPlace } from './own-place.ts';

/** Whose hold is to be paid for, and perhaps with which code. */
export interface QuoteWish {
  branchId: string;
  holdId: string;
  principalId: string | null;
  promoCode: string | undefined;
  caller: Pick<Caller, 'clientId' | 'addressHash'>;
}

/**
 * What a live hold can be paid with: the member's sessions, the server's choice first and why, those that do not pay and
 * why not, and the card. Takes nothing. Refuses with not_found, hold_expired, promo_refused.
 */
export async function quoteHold(services: Services, wish: QuoteWish): Promise<QuoteAnswer> {
  const { database, clock } = services;
  const now = clock.now();
  const found = await findHold(database, wish.branchId, wish.holdId);
  if (found?.clientId !== wish.caller.clientId) throw new Refused('not_found');
  if (!isHoldLive(found, now)) throw new Refused('hold_expired');
  const klass = await findClass(database, found.branchId, found.classId, now);
  if (!klass) throw new Refused('not_found');
  const hold = await heldFor(database, found, wish.principalId);
  const prices = await orderPrices(services, {
    klass,
    places: hold.places,
    principalId: hold.principalId,
    code: await typedCode(services, hold, wish),
  });
  return {
    ok: true,
    places: hold.places,
    ...(await creditsFor(services, klass, hold)),
    card: {
      prices: prices.map(wirePrice),
      total: poundsFromPence(totalPence(prices)),
      base: poundsFromPence(klass.pricePence * hold.places),
    },
  };
}

/** What has been used for the payment that is open does not stand in the code's own way. */
async function typedCode({ database }: Services, hold: HoldRow, { promoCode: code, caller }: QuoteWish) {
  if (!code) return null;
  const open = await findOpenPayment(database, hold.branchId, hold.id);
  const { clientId, addressHash } = caller;
  return { code, email: null, subjectId: open?.id, caller: { clientId, addressHash } };
}

async function creditsFor(
  { database, clock }: Services,
  klass: ClassRow,
  { branchId, principalId, places }: HoldRow,
): Promise<Pick<QuoteAnswer, 'entitlements' | 'notCovering'>> {
  if (!principalId || klass.pricePence === 0) return { entitlements: [], notCovering: [] };
  const now = clock.now();
  const all = await listEntitlements(database, branchId, principalId);
  const of = { branchId, classId: klass.id, memberId: principalId };
  const asked = { ...klass, hasOwnPlace: await hasOwnPlace(database, of) };
  const { usable, unusable } = rankEntitlements(all, asked, places);
  const activity = unusable.length > 0 ? await activityLabel(database, klass) : '';
  return {
    entitlements: usable.map((credit, index) => ({
      ...wireEntitlement(credit),
      uses: places,
      why: index === 0 && usable[1] ? whyChosen(credit, usable[1]) : null,
      onCancel: `${places === 1 ? 'the session comes' : 'the sessions come'} back to ${credit.name}`,
    })),
    notCovering: unusable
      .map((found) => ({ ...found, renewal: renewalFor(found.entitlement, klass, all, now) }))
      .filter(({ entitlement, why, renewal }) => renewal || isWorthSaying(entitlement, why, now))
      .map(({ entitlement, why, renewal }) => ({
        name: entitlement.name,
        why,
        sentence: refusalSentence(why, entitlement, { activity, places, renewal }),
      })),
  };
}

/** What is long over explains nothing, nor does what covers no class at all, such as a one-to-one. */
function isWorthSaying(credit: EntitlementRow, why: string, now: Date): boolean {
  if (credit.terms.covers.length === 0) return false;
  const isUsedUp = why === 'not_enough_left' && credit.balance === 0;
  return isUsedUp ? !isOver({ ...credit, balance: null }, now) : !isOver(credit, now);
}
