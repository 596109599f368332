import type { BookingStatus, PaymentMethod } from '@studio/domain/bookings/booking-status';
import type { DeskPaymentMethod } from '../../payments/tables.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';

export interface RosterBookingRow {
  classId: string;
  bookingId: string;
  displayCode: string;
  position: number;
  name: string;
  bookedBy: string;
  principalId: string | null;
  email: string;
  status: BookingStatus;
  checkedInAt: Date | null;
  startsAt: Date;
  paymentMethod: PaymentMethod;
  duePence: number;
  creditName: string | null;
  sessionsLeft: number | null;
  savingName: string | null;
  deskMethod: DeskPaymentMethod | null;
}

/**
 * Selects everyone with a place in the given classes. Ordered by name, so that rows keep their position on check-in.
 */
export const selectRosterBookings: PreparedStatement = {
  name: 'roster_bookings',
  text: `SELECT b.class_id AS "classId", b.id AS "bookingId", b.display_code AS "displayCode", b.position,
      b.attendee_name AS name, trim(b.first_name || ' ' || b.last_name) AS "bookedBy", b.principal_id AS "principalId",
      b.email, b.status, b.checked_in_at AS "checkedInAt", b.starts_at AS "startsAt",
      b.payment_method AS "paymentMethod", b.due_pence AS "duePence",
      e.name AS "creditName", e.balance AS "sessionsLeft", b.saving_name AS "savingName", desk.method AS "deskMethod"
    FROM bookings b
    LEFT JOIN entitlements e ON e.branch_id = b.branch_id AND e.id = b.entitlement_id
    LEFT JOIN LATERAL (
      SELECT d.method FROM desk_payments d
      WHERE d.branch_id = b.branch_id AND d.subject_id = b.id AND d.refunds_payment_id IS NULL
      ORDER BY d.taken_at DESC, d.gift_card_id NULLS FIRST LIMIT 1
    ) desk ON true
    WHERE b.branch_id = $1 AND b.class_id = ANY ($2::uuid[]) AND b.status <> 'CANCELLED'
    ORDER BY lower(b.attendee_name), b.id`,
};

/** Person behind a roster row. */
export interface RosterPerson {
  memberId: string | null;
  emailKey: string | null;
  /** Id of the row itself; `personId` is the surviving person after a merge. */
  recordId: string;
  personId: string;
  /** Whether the person was imported from another system, where they have already been to classes. */
  imported: boolean;
  note: boolean;
}

/**
 * Selects people by accounts ($2), email addresses ($3) and ids ($4). Merged people resolve to the surviving person,
 * and notes about any of their rows count for all of them.
 */
export const selectRosterPeople: PreparedStatement = {
  name: 'roster_people',
  text: `SELECT p.member_id AS "memberId", p.email_key AS "emailKey", p.id AS "recordId",
      coalesce(p.merged_into, p.id) AS "personId",
      p.source = 'import' AS imported,
      EXISTS (
        SELECT 1 FROM people r JOIN person_notes n ON n.branch_id = r.branch_id AND n.person_id = r.id
        WHERE r.branch_id = p.branch_id
          AND (r.id = coalesce(p.merged_into, p.id) OR r.merged_into = coalesce(p.merged_into, p.id))
          AND n.visibility = 'check-in' AND n.removed_at IS NULL
      ) AS note
    FROM people p
    WHERE p.branch_id = $1 AND (
      p.member_id = ANY ($2::text[]) OR p.email_key = ANY ($3::text[]) OR p.id = ANY ($4::uuid[]))`,
};
