import type {
  ListOneToOneOptionsResponse,
  ListSelectableClassesResponse,
  QuoteStaffBookingResponse,
  SelectableClass,
} from '@studio/contracts/staff-bookings';
import { formatCoverageError } from '@studio/domain/entitlements/coverage-error-text';
import { hasEntitlementEnded } from '@studio/domain/entitlements/has-entitlement-ended';
import { getOneToOneCoverageError } from '@studio/domain/entitlements/one-to-one';
import { rankEntitlements } from '@studio/domain/entitlements/rank-entitlements';
import type { LocalDate } from '@studio/domain/time/local-date';
import { asc, eq } from 'drizzle-orm';
import { countPersonPlaces } from '../../bookings/front-desk/book-for-client.ts';
import { type DeskCodes, pricePlaceForPerson } from '../../bookings/front-desk/staff-payment.ts';
import { hasNonShareablePlace } from '../../bookings/reading/non-shareable-places.ts';
import { loadCoverageLabel } from '../../catalogue/load-coverage-label.ts';
import { listCurrentInstructors, listCurrentRooms } from '../../catalogue/store.ts';
import { activities } from '../../catalogue/tables.ts';
import type { EntitlementRow } from '../../entitlements/store.ts';
import { getSessionOwnerId } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import { loadPersonEntitlementRows } from './person-entitlements.ts';
import { requirePerson } from './save-person.ts';

interface ChoosableRow extends Omit<SelectableClass, 'startsAt'> {
  startsAt: Date;
}

const choosable = `SELECT c.id AS "classId", c.title, c.activity_id AS "activityId", c.starts_at AS "startsAt",
    c.duration_min AS "durationMin", i.name AS instructor, r.name AS room, c.price_pence AS "pricePence", c.capacity,
    (c.capacity - c.taken + lapsed.places)::int AS "placesLeft", c.waiting,
    c.waiting - c.waiting_confirmed AS "waitingUnconfirmed", c.offering, c.starts_at <= $3::timestamptz AS "hasStarted"
  FROM classes c
  JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
  JOIN rooms r ON r.branch_id = c.branch_id AND r.id = c.room_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(h.places), 0) AS places FROM holds h
    WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at <= $3::timestamptz
  ) lapsed
  WHERE c.branch_id = $1`;

const ofDay: PreparedStatement = {
  name: 'bookable_classes_of_day',
  text: `${choosable} AND c.local_date = $2::date AND c.status = 'SCHEDULED' AND c.listed
      AND c.starts_at + c.duration_min * interval '1 minute' > $3::timestamptz
    ORDER BY c.starts_at, c.room_id`,
};

const ofId: PreparedStatement = { name: 'bookable_class_by_id', text: `${choosable} AND c.id = $2::uuid` };

/** Returns the classes of a day that haven't ended, with the places that staff can book. */
export async function listBookableClasses(
  { database, clock }: Services,
  branchId: string,
  date: LocalDate,
): Promise<ListSelectableClassesResponse> {
  const rows = await database.run<ChoosableRow>(ofDay, [branchId, date, clock.now()]);
  return { ok: true, classes: rows.map(toSelectableClass) };
}

function toSelectableClass({ startsAt, ...row }: ChoosableRow): SelectableClass {
  return { ...row, startsAt: startsAt.toISOString() };
}

/**
 * Returns how a person can pay for a class, with the codes that staff entered. Changes nothing. Throws AppError
 * not_found, promo_refused, gift_card_refused.
 */
export async function quoteBooking(
  services: Services,
  {
    branchId,
    personId,
    classId,
    ...codes
  }: { branchId: string; personId: string; classId: string } & DeskCodes,
): Promise<QuoteStaffBookingResponse> {
  const { database, clock } = services;
  const now = clock.now();
  const person = await requirePerson(database, branchId, personId);
  const klass = await findClass(database, branchId, classId, now);
  const [row] = await database.run<ChoosableRow>(ofId, [branchId, classId, now]);
  if (!klass || !row) throw new AppError('not_found');
  const all = await loadPersonEntitlementRows(database, branchId, person.id);
  const credits = all.filter((credit) => !hasEntitlementEnded(credit, now));
  const own = { branchId, classId, memberId: getSessionOwnerId(person) };
  const requestedClass = { ...klass, hasOwnPlace: await hasNonShareablePlace(database, own) };
  const { usable, unusable } = rankEntitlements(credits, requestedClass, 1);
  const activity = await loadCoverageLabel(database, klass);
  const { price, giftCard, duePence } = await pricePlaceForPerson(services, person, klass, codes);
  return {
    ok: true,
    class: toSelectableClass(row),
    credits: usable.map(toCreditDto),
    ineligible: unusable.map(({ entitlement, error: reason }) => {
      return {
        name: entitlement.name,
        reason,
        message: formatCoverageError(reason, entitlement, { activity, places: 1 }),
      };
    }),
    pricePence: price.finalPence,
    basePence: price.basePence,
    saving: price.saving?.name ?? null,
    isPromoUsed: price.saving?.kind === 'promo',
    giftCard: giftCard && { usedPence: giftCard.usedPence, remainingPence: giftCard.remainingPence },
    duePence,
    alreadyBooked: (await countPersonPlaces(database, person, classId)) > 0,
  };
}

function toCreditDto({ id, name, balance, expiresAt }: EntitlementRow) {
  return { entitlementId: id, name, sessionsLeft: balance, expiresAt: expiresAt?.toISOString() ?? null };
}

/**
 * Returns instructors and rooms for a one-to-one class, and the entitlements that can pay for it. Throws AppError
 * not_found.
 */
export async function listOneToOneOptions(
  { database, clock }: Services,
  branchId: string,
  personId: string,
): Promise<ListOneToOneOptionsResponse> {
  const now = clock.now();
  const person = await requirePerson(database, branchId, personId);
  const credits = await loadPersonEntitlementRows(database, branchId, person.id);
  const current = await listCurrentInstructors(database, branchId);
  const offering = current.filter(({ oneToOneFromPence }) => oneToOneFromPence !== null);
  return {
    ok: true,
    instructors: (offering.length > 0 ? offering : current).map(({ id, name }) => ({
      instructorId: id,
      name,
    })),
    rooms: (await listCurrentRooms(database, branchId)).map(({ id, name }) => ({ roomId: id, name })),
    activities: await listActivityLabels(database, branchId),
    credits: credits.filter((credit) => getOneToOneCoverageError(credit, now) === null).map(toCreditDto),
  };
}

export function listActivityLabels(db: QueryExecutor, branchId: string) {
  return db.orm
    .select({ activityId: activities.id, label: activities.label })
    .from(activities)
    .where(eq(activities.branchId, branchId))
    .orderBy(asc(activities.position));
}
