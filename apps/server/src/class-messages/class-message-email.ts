import { getClassMessageError } from '@studio/domain/bookings/class-message';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import { dropReasons } from '../platform/emails/drop-reasons.ts';
import type { ClassMessageEmailJob, EmailDraft } from '../platform/emails/outbox.ts';
import {
  formatGreeting,
  getBookingEmailReason,
  getWaitingListEmailReason,
} from '../platform/emails/shared-email-text.ts';
import type { Services } from '../platform/services.ts';
import { buildClassRows } from '../timetable/build-class-rows.ts';
import { findClass } from '../timetable/store.ts';

interface FoundRecipient {
  classId: string;
  subject: string;
  text: string;
  firstName: string;
  email: string;
  isBooked: boolean;
  /** Whether the client still has the booked place, or is on the waiting list, or got a place from it. */
  isCurrent: boolean;
}

const recipient: PreparedStatement = {
  name: 'class_message_recipient',
  text: `SELECT m.class_id AS "classId", m.subject, m.text, coalesce(b.first_name, w.first_name) AS "firstName",
      coalesce(b.email, w.email) AS email, b.id IS NOT NULL AS "isBooked",
      coalesce(b.status <> 'CANCELLED' AND b.class_id = m.class_id, w.status IN ('WAITING', 'OFFERED', 'BOOKED'), false)
        AS "isCurrent"
    FROM class_message_recipients r
    JOIN class_messages m ON m.branch_id = r.branch_id AND m.id = r.message_id
    LEFT JOIN bookings b ON b.branch_id = r.branch_id AND b.id = r.booking_id
    LEFT JOIN waiting_entries w ON w.branch_id = r.branch_id AND w.id = r.waiting_entry_id
    WHERE r.branch_id = $1 AND r.id = $2::uuid`,
};

/**
 * Builds the email to one client of a class. Drops it if the client has left the class or its waiting list since, or if
 * the class was cancelled or is too long ago, as after a late correction of the email address.
 */
export async function buildClassMessageEmail(
  services: Services,
  { branchId, subject: { recipientId } }: ClassMessageEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const { database, clock } = services;
  const [found] = await database.run<FoundRecipient>(recipient, [branchId, recipientId]);
  const klass = found && (await findClass(database, branchId, found.classId, clock.now()));
  if (!found || !klass) return { drop: 'the message was not found' };
  if (!found.isCurrent) return { drop: dropReasons.leftClass };
  if (getClassMessageError(klass, clock.now())) return { drop: dropReasons.classOver };
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  const moment = formatMomentMedium(klass.startsAt);
  return {
    to: found.email,
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: found.subject,
        title: found.subject,
        greeting: formatGreeting(found.firstName),
        lead: found.isBooked
          ? `This is a message about your class on ${moment}.`
          : `This is a message about the waiting list for ${klass.title} on ${moment}.`,
        personalMessage: found.text,
        rowsTitle: 'Class details',
        rows: buildClassRows(studio, klass),
        footer: {
          text: `You can reply to this email. ${found.isBooked ? getBookingEmailReason(studio) : getWaitingListEmailReason(studio)}`,
        },
      },
    },
  };
}
