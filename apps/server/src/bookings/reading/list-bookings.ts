import type { ListBookingDaysResponse, listBookingsResponse } from '@studio/contracts/member-bookings';
import { parseRangeBound } from '@studio/domain/bookings/booking-range-bound';
import { daysBetween } from '@studio/domain/time/local-date';
import type { z } from 'zod';
import { loadBookingBeds } from '../../beds/booking-beds.ts';
import { listEntitlements } from '../../entitlements/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { listClassesById } from '../../timetable/store.ts';
import { toClassSlot } from '../../timetable/to-class-slot.ts';
import type { BookingRow } from '../booking-store.ts';
import { pickCancellationRefund } from '../cancellation/booking-refunds.ts';
import { findInvoicedCredits } from '../documents/find-invoiced-credits.ts';
import { decodeBookingCursor, encodeBookingCursor } from './booking-list-cursor.ts';
import {
  type BookingPageQuery,
  countBookingsByDay,
  listMemberBookingPage,
  loadPaymentsAndRefunds,
} from './booking-list-queries.ts';
import { toBookingDto } from './booking-response.ts';

/** Input of `listBookings`, named as in the contract. */
export interface ListBookingsInput {
  branchId: string;
  memberId: string;
  scope?: 'future' | 'past' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  includeClass: boolean;
  limit: number;
  cursor?: string | null | undefined;
}

type BookingList = z.output<typeof listBookingsResponse>;

const daysMax = 62;

/**
 * Returns a page of a member's bookings (handbook: cancelling 11). The cursor contains the start and id of the page's
 * last booking, so the next page stays exact when bookings are added or removed. Throws AppError bad_request for an
 * invalid cursor.
 */
export async function listBookings(services: Services, input: ListBookingsInput): Promise<BookingList> {
  const { limit } = input;
  const found = await listMemberBookingPage(services.database, toPageQuery(input, services.clock.now()));
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    ok: true,
    items: await toBookingItems(services, input, shown),
    cursor: found.length > limit && last ? encodeBookingCursor(last) : null,
  };
}

/** Returns the input of the query. Its limit is one more than the page size, to know whether there is a next page. */
function toPageQuery(input: ListBookingsInput, now: Date): BookingPageQuery {
  const { branchId, memberId, scope, from, to, cursor, limit } = input;
  const rangeStart = from ? parseRangeBound(from, 'from') : null;
  const rangeEnd = to ? parseRangeBound(to, 'to') : null;
  return {
    branchId,
    memberId,
    from: scope === 'future' ? latestOf(rangeStart, now) : rangeStart,
    to: scope === 'past' ? earliestOf(rangeEnd, now) : rangeEnd,
    order: scope === 'past' ? 'latest first' : 'soonest first',
    after: cursor ? decodeBookingCursor(cursor) : null,
    maxRows: limit + 1,
  };
}

function latestOf(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}

function earliestOf(one: Date | null, other: Date): Date {
  return one && one < other ? one : other;
}

async function toBookingItems(
  services: Services,
  { branchId, includeClass }: Pick<ListBookingsInput, 'branchId' | 'includeClass'>,
  rows: readonly BookingRow[],
): Promise<BookingList['items']> {
  if (rows.length === 0) return [];
  const { database, clock } = services;
  const classIds = rows.map(({ classId }) => classId);
  const classes = await listClassesById(database, branchId, classIds, clock.now());
  const classesById = new Map(classes.map((klass) => [klass.id, klass]));
  const money = await loadPaymentsAndRefunds(database, branchId, rows);
  const beds = await loadBookingBeds(
    database,
    branchId,
    rows.map(({ id }) => id),
  );
  const memberId = rows[0]?.principalId ?? '';
  const credits = new Map((await listEntitlements(database, branchId, memberId)).map((one) => [one.id, one]));
  const used = new Set(rows.map(({ entitlementId }) => entitlementId));
  const invoiced = await findInvoicedCredits(
    database,
    branchId,
    [...credits.values()].filter(({ id }) => used.has(id)),
  );
  return rows.flatMap((booking) => {
    const klass = classesById.get(booking.classId);
    if (!klass) return [];
    const payment = (booking.paymentId && money.payments.get(booking.paymentId)) || null;
    const credit = (booking.entitlementId && credits.get(booking.entitlementId)) || null;
    const refunds = (booking.paymentId && money.refunds.get(booking.paymentId)) || [];
    const refund = pickCancellationRefund(refunds, booking.id);
    const creditInvoiced = credit !== null && invoiced.has(credit.id);
    const bed = beds.get(booking.id) ?? null;
    const details = { booking, klass, bed, payment, credit, creditInvoiced, refund, refunds };
    const slot = toClassSlot(klass);
    return [{ ...toBookingDto(services, details), ...(includeClass && { class: slot, klass: slot }) }];
  });
}

/**
 * Returns the booking counts of each London day in a range, both ends included. Throws AppError bad_request for more
 * than 62 days. Without `includeCancelled`, omits days that only have cancelled bookings.
 */
export async function listBookingDays(
  services: Services,
  input: { branchId: string; memberId: string; from: string; to: string; includeCancelled: boolean },
): Promise<ListBookingDaysResponse> {
  const { branchId, memberId, from, to, includeCancelled } = input;
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > daysMax)
    throw new AppError('bad_request', `Choose a period of up to ${daysMax} days.`);
  const range = { branchId, memberId, from: parseRangeBound(from, 'from'), to: parseRangeBound(to, 'to') };
  const counted = await countBookingsByDay(services.database, range);
  const shown = includeCancelled ? counted : counted.filter((day) => day.booked + day.attended > 0);
  return {
    ok: true,
    days: shown.map(({ date, booked, attended, cancelled }) => ({
      date,
      counts: { booked, attended, cancelled: includeCancelled ? cancelled : 0 },
    })),
  };
}
