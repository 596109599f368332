import { askedFirstMinutes, type BedRequestMode } from '@studio/domain/beds/bed-request';
import { purgeBedRequests } from '../../beds/bed-requests.ts';
import { loadBookingBeds } from '../../beds/booking-beds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { findBooking } from '../booking-store.ts';
import { getBookingEmailRequester } from '../emails/booking-email-requester.ts';
import { chooseBookingBedStatement } from './choose-beds.ts';

/** Request of a booking for a bed that is free. */
interface DueRequest {
  branchId: string;
  id: string;
  bookingId: string;
  classId: string;
  number: number;
}

/** Selects the oldest request for each free bed, of those who have a bed to move from. Skips beds about which another client has just been asked. */
const dueRequests: PreparedStatement = {
  name: 'due_bed_requests',
  text: `SELECT DISTINCT ON (q.branch_id, q.class_id, q.number)
      q.branch_id AS "branchId", q.id, q.booking_id AS "bookingId", q.class_id AS "classId", q.number
    FROM bed_requests q
    JOIN bookings k ON k.branch_id = q.branch_id AND k.id = q.booking_id AND k.status = 'CONFIRMED'
    JOIN class_beds own ON own.branch_id = k.branch_id AND own.booking_id = k.id
    JOIN classes c ON c.branch_id = q.branch_id AND c.id = q.class_id AND c.status = 'SCHEDULED' AND c.starts_at > $1
    CROSS JOIN LATERAL list_free_beds(q.branch_id, q.class_id) f
    WHERE f.number = q.number AND q.asked_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM bed_requests a
      WHERE a.branch_id = q.branch_id AND a.class_id = q.class_id AND a.number = q.number AND a.asked_at > $2)
    ORDER BY q.branch_id, q.class_id, q.number, q.created_at, q.id`,
};

const lockBooking: PreparedStatement = {
  name: 'lock_booking_of_bed_request',
  text: `SELECT id FROM bookings WHERE branch_id = $1 AND id = $2 AND class_id = $3 AND status = 'CONFIRMED' FOR UPDATE`,
};

const modeOfRequest: PreparedStatement = {
  name: 'mode_of_bed_request',
  text: 'SELECT mode FROM bed_requests WHERE branch_id = $1 AND id = $2 AND asked_at IS NULL',
};

const isFree: PreparedStatement = {
  name: 'is_bed_free',
  text: 'SELECT number FROM list_free_beds($1, $2::uuid) WHERE number = $3',
};

const markAsked: PreparedStatement = {
  name: 'mark_bed_request_asked',
  text: 'UPDATE bed_requests SET asked_at = $3 WHERE branch_id = $1 AND id = $2',
};

const incrementSequence: PreparedStatement = {
  name: 'increment_sequence_for_requested_bed',
  text: 'UPDATE bookings SET sequence = sequence + 1, moved_at = $3 WHERE branch_id = $1 AND id = $2',
};

/**
 * Runs every few seconds: gives beds that have come free to the clients who asked for them first, or asks these clients
 * (handbook: beds 6).
 */
export async function processBedRequests(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await purgeBedRequests(database, now);
  const askedAfter = new Date(now.getTime() - askedFirstMinutes * 60_000);
  for (const request of await database.run<DueRequest>(dueRequests, [now, askedAfter]))
    await database.transaction((tx) => settleRequest(tx, request, now));
}

/** Locks the booking before its class, like everyone who changes beds. Then the request can't change either. */
async function settleRequest(tx: QueryExecutor, request: DueRequest, now: Date): Promise<void> {
  const { branchId, id, bookingId, classId, number } = request;
  const locked = await tx.run(lockBooking, [branchId, bookingId, classId]);
  const booking = locked.length > 0 ? await findBooking(tx, branchId, bookingId) : null;
  const [current] = await tx.run<{ mode: BedRequestMode }>(modeOfRequest, [branchId, id]);
  if (!booking || !current) return;
  const isMoved = current.mode === 'MOVE';
  const isSettled = isMoved ? await moveToBed(tx, request, now) : await askAboutBed(tx, request, now);
  if (!isSettled) return;
  const subject = { bookingId, classId, number, isMoved };
  const requester = getBookingEmailRequester(booking, 'client');
  await enqueueEmail(tx, { branchId, kind: 'bed-free', subject }, now, requester);
}

/** Moves the client, which also deletes the request. Returns false if someone else has just taken the bed. */
async function moveToBed(
  tx: QueryExecutor,
  { branchId, bookingId, number }: DueRequest,
  now: Date,
): Promise<boolean> {
  const readBed = async () => (await loadBookingBeds(tx, branchId, [bookingId])).get(bookingId)?.number;
  const from = await readBed();
  await tx.run(chooseBookingBedStatement, [branchId, bookingId, [number]]);
  if ((await readBed()) !== number) return false;
  await tx.run(incrementSequence, [branchId, bookingId, now]);
  await writeAudit(tx, [
    {
      branchId,
      at: now,
      actor: 'system',
      subject: 'booking',
      subjectId: bookingId,
      action: 'BED_CHANGED',
      reason: 'requested bed came free',
      detail: { from: from ?? null, beds: [number] },
    },
  ]);
  return true;
}

async function askAboutBed(
  tx: QueryExecutor,
  { branchId, id, classId, number }: DueRequest,
  now: Date,
): Promise<boolean> {
  if ((await tx.run(isFree, [branchId, classId, number])).length === 0) return false;
  await tx.run(markAsked, [branchId, id, now]);
  return true;
}
