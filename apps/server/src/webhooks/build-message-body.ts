import { formatLondonIso } from '@studio/domain/time/london-iso';
import { type BookingRow, findBooking } from '../bookings/booking-store.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { type ClassRow, listClassesById } from '../timetable/store.ts';
import type { webhookDeliveries } from './tables.ts';

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/**
 * Builds the message body (docs/webhooks.md). The status and the ids of the classes are those of the transaction that
 * changed the booking. All other details are read now, so that a closed account isn't named.
 */
export async function buildMessageBody(
  db: QueryExecutor,
  { branchId, type, bookingId, detail, happenedAt }: DeliveryRow,
  includesClients: boolean,
  now: Date,
): Promise<string> {
  const message = { type, timestamp: happenedAt.toISOString() };
  const booking = bookingId && (await findBooking(db, branchId, bookingId));
  if (!booking || !detail) return JSON.stringify({ ...message, data: { branchId } });
  const ids = [detail.classId, detail.previousClassId].filter((id) => id !== null);
  const classes = await listClassesById(db, branchId, ids, now);
  const classOf = (id: string | null) => toClassPayload(classes.find((each) => each.id === id));
  const data = {
    branchId,
    booking: { ...toBookingPayload(booking), status: detail.status },
    class: classOf(detail.classId),
    ...(detail.previousClassId ? { previousClass: classOf(detail.previousClassId) } : {}),
    ...(includesClients ? { customer: toCustomerPayload(booking) } : {}),
  };
  return JSON.stringify({ ...message, data });
}

function toBookingPayload(booking: BookingRow) {
  const { id, displayCode: code, orderId, paymentMethod, pricePaidPence, currency } = booking;
  return { id, code, orderId, paymentMethod, pricePaid: pricePaidPence / 100, currency };
}

function toClassPayload(klass: ClassRow | undefined) {
  if (!klass) return null;
  const { id, classTypeId, title, startsAt, durationMin, roomName, instructorName } = klass;
  return {
    id,
    classTypeId,
    title,
    durationMin,
    startsAt: formatLondonIso(startsAt),
    room: roomName,
    instructor: instructorName,
  };
}

function toCustomerPayload({ attendeeName, firstName, lastName, email, phone }: BookingRow) {
  return { attendeeName, firstName, lastName, email, phone };
}
