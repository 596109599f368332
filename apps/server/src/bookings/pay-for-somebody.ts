import { coverRefusal } from '@studio/domain/entitlements/covers-class';
import { refusalSentence } from '@studio/domain/entitlements/refusal-sentence';
import { bestPrice, type Price } from '@studio/domain/pricing/price';
import { activityLabel } from '../catalogue/activity-label.ts';
import { type EntitlementRow, findEntitlement } from '../entitlements/store.ts';
import type { DeskMethod } from '../payments/tables.ts';
import type { PersonRow } from '../people/find-person.ts';
import { creditOwner, personKeys } from '../people/person-keys.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { ClassRow } from '../timetable/store.ts';
import { orderPrices } from './order-prices.ts';
import { hasOwnPlace } from './own-place.ts';
import type { SettledOrder } from './write-bookings.ts';

/** How a place that staff book is paid. */
export type StaffPayment =
  | { kind: 'credit'; entitlementId: string }
  | { kind: 'desk'; method: Exclude<DeskMethod, 'COMPLIMENTARY'> }
  | { kind: 'complimentary' }
  | { kind: 'later' };

/** A payment that has been looked at: what the booking says of it, and what changes hands at the desk. */
export interface JudgedPayment
  extends Required<Pick<SettledOrder, 'paymentMethod' | 'entitlementId' | 'duePence'>> {
  price: Price;
  credit: EntitlementRow | null;
  desk: { method: DeskMethod; amountPence: number } | null;
}

/** What one place of a class costs somebody, with the saving that they have. */
export async function personPrice(services: Services, person: PersonRow, klass: ClassRow): Promise<Price> {
  const [price] = await orderPrices(services, { klass, places: 1, principalId: creditOwner(person) });
  return price ?? bestPrice(klass.pricePence, [], klass.currency);
}

/**
 * Judges how a place is to be paid. Takes nothing. Refuses with not_found for a credit that is not theirs, not_covered,
 * entitlement_used_up.
 */
export async function judgePayment(
  services: Services,
  { person, klass, pay }: { person: PersonRow; klass: ClassRow; pay: StaffPayment },
): Promise<JudgedPayment> {
  const nothing = { entitlementId: null, duePence: 0, credit: null, desk: null };
  if (pay.kind === 'credit') {
    const credit = await coveringCredit(services, { person, klass, entitlementId: pay.entitlementId });
    const price = { ...bestPrice(klass.pricePence, [], klass.currency), finalPence: 0 };
    return { ...nothing, price, credit, entitlementId: credit.id, paymentMethod: 'ENTITLEMENT' };
  }
  const price = await personPrice(services, person, klass);
  if (pay.kind === 'complimentary')
    return {
      ...nothing,
      price: asGift(price),
      paymentMethod: 'FREE',
      desk: { method: 'COMPLIMENTARY', amountPence: 0 },
    };
  if (price.finalPence === 0) return { ...nothing, price, paymentMethod: 'FREE' };
  if (pay.kind === 'later') return { ...nothing, price, paymentMethod: 'PAYG', duePence: price.finalPence };
  const desk = { method: pay.method, amountPence: price.finalPence };
  return { ...nothing, price, paymentMethod: 'PAYG', desk };
}

/** The whole price taken off, as the studio's gift. */
export function asGift({ basePence, currency }: Price): Price {
  const saving = {
    kind: 'complimentary',
    name: 'Complimentary',
    code: null,
    amountPence: basePence,
  } as const;
  return { basePence, finalPence: 0, currency, saving };
}

async function coveringCredit(
  { database }: Services,
  { person, klass, entitlementId }: { person: PersonRow; klass: ClassRow; entitlementId: string },
): Promise<EntitlementRow> {
  const { branchId } = person;
  const credit = await findEntitlement(database, branchId, entitlementId);
  const { memberIds } = await personKeys(database, branchId, person.id);
  if (!credit || !memberIds.includes(credit.memberId)) throw new Refused('not_found');
  const of = { branchId, classId: klass.id, memberId: credit.memberId };
  const why = coverRefusal(credit, { ...klass, hasOwnPlace: await hasOwnPlace(database, of) }, 1);
  if (!why) return credit;
  const activity = await activityLabel(database, klass);
  const sentence = refusalSentence(why, credit, { activity, places: 1 });
  const code = why === 'not_enough_left' ? 'entitlement_used_up' : 'not_covered';
  throw new Refused(code, `${sentence} Nothing was taken.`);
}
