import { getCoverageError } from '@studio/domain/entitlements/coverage-error';
import { formatCoverageError } from '@studio/domain/entitlements/coverage-error-text';
import { getBestPrice, type Price } from '@studio/domain/pricing/price';
import { loadCoverageLabel } from '../../catalogue/load-coverage-label.ts';
import { type EntitlementRow, findEntitlement } from '../../entitlements/store.ts';
import type { DeskPaymentMethod } from '../../payments/tables.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { getSessionOwnerId, loadPersonKeys } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { priceOrder } from '../holds/price-order.ts';
import { hasMemberPlace } from '../reading/member-places-in-class.ts';
import type { SettledOrder } from '../write-bookings.ts';

export type StaffPayment =
  | { kind: 'credit'; entitlementId: string }
  | { kind: 'desk'; method: Exclude<DeskPaymentMethod, 'COMPLIMENTARY'> }
  | { kind: 'complimentary' }
  | { kind: 'later' };

/**
 * Result of `checkStaffPayment`: the payment columns of the booking, its price, and the money taken at the front desk.
 */
export interface CheckedStaffPayment
  extends Required<Pick<SettledOrder, 'paymentMethod' | 'entitlementId' | 'duePence'>> {
  price: Price;
  credit: EntitlementRow | null;
  desk: { method: DeskPaymentMethod; amountPence: number } | null;
}

/** Returns the price of one place of a class for a client, with their savings. */
export async function pricePlaceForPerson(
  services: Services,
  person: PersonRow,
  klass: ClassRow,
): Promise<Price> {
  const [price] = await priceOrder(services, { klass, places: 1, principalId: getSessionOwnerId(person) });
  return price ?? getBestPrice(klass.pricePence, [], klass.currency);
}

/**
 * Checks how staff want a place to be paid. Changes nothing. Throws AppError not_found for another client's
 * entitlement, not_covered, entitlement_used_up.
 */
export async function checkStaffPayment(
  services: Services,
  { person, klass, payment }: { person: PersonRow; klass: ClassRow; payment: StaffPayment },
): Promise<CheckedStaffPayment> {
  const defaults = { entitlementId: null, duePence: 0, credit: null, desk: null };
  if (payment.kind === 'credit') {
    const credit = await loadCoveringCredit(services, {
      person,
      klass,
      entitlementId: payment.entitlementId,
    });
    const price = { ...getBestPrice(klass.pricePence, [], klass.currency), finalPence: 0 };
    return { ...defaults, price, credit, entitlementId: credit.id, paymentMethod: 'ENTITLEMENT' };
  }
  const price = await pricePlaceForPerson(services, person, klass);
  if (payment.kind === 'complimentary')
    return {
      ...defaults,
      price: applyComplimentaryDiscount(price),
      paymentMethod: 'FREE',
      desk: { method: 'COMPLIMENTARY', amountPence: 0 },
    };
  if (price.finalPence === 0) return { ...defaults, price, paymentMethod: 'FREE' };
  if (payment.kind === 'later')
    return { ...defaults, price, paymentMethod: 'PAYG', duePence: price.finalPence };
  const desk = { method: payment.method, amountPence: price.finalPence };
  return { ...defaults, price, paymentMethod: 'PAYG', desk };
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
    { ...klass, hasOwnPlace: await hasMemberPlace(database, memberInClass) },
    1,
  );
  if (!error) return credit;
  const activity = await loadCoverageLabel(database, klass);
  const explanation = formatCoverageError(error, credit, { activity, places: 1 });
  const code = error === 'not_enough_left' ? 'entitlement_used_up' : 'not_covered';
  throw new AppError(code, `${explanation} No sessions were used.`);
}
