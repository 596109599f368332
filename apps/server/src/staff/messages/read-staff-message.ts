import type { StaffMessage } from '@studio/contracts/staff-messages';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

type FoundMessage = Omit<StaffMessage, 'createdAt' | 'handled' | 'replies'> & {
  createdAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
};

/** SQL expression for the name of a team member; 'A team member' if unknown. */
const nameOf = (member: string) =>
  `coalesce(nullif(trim(coalesce(${member}.first_name, '') || ' ' || coalesce(${member}.last_name, '')), ''), 'A team member')`;

const oneMessage: PreparedStatement = {
  name: 'staff_message',
  text: `SELECT m.id, m.status, m.topic, m.name, m.email, m.subject, m.message, m.created_at AS "createdAt",
      i.name AS "instructorName", coalesce(p.merged_into, p.id) AS "personId", m.handled_at AS "handledAt",
      CASE WHEN m.handled_by IS NOT NULL THEN ${nameOf('who')} END AS "handledBy"
    FROM contact_messages m
    LEFT JOIN instructors i ON i.branch_id = m.branch_id AND i.id = m.instructor_id
    LEFT JOIN people p ON p.branch_id = m.branch_id AND p.email_key = lower(trim(m.email))
    LEFT JOIN members who ON who.user_id = split_part(m.handled_by, ':', 2)
    WHERE m.branch_id = $1 AND m.id = $2`,
};

const repliesTo: PreparedStatement = {
  name: 'replies_to_message',
  text: `SELECT r.id, r.text, r.sent_at AS "sentAt", ${nameOf('who')} AS by
    FROM contact_replies r LEFT JOIN members who ON who.user_id = split_part(r.sent_by, ':', 2)
    WHERE r.branch_id = $1 AND r.message_id = $2 ORDER BY r.sent_at, r.id`,
};

/** Returns a message with its replies, and the person with the sender's email address. Throws AppError not_found. */
export async function readStaffMessage(
  { database }: Services,
  branchId: string,
  messageId: string,
): Promise<StaffMessage> {
  const [found] = await database.run<FoundMessage>(oneMessage, [branchId, messageId]);
  if (!found) throw new AppError('not_found');
  type Reply = Omit<StaffMessage['replies'][number], 'sentAt'> & { sentAt: Date };
  const replies = await database.run<Reply>(repliesTo, [branchId, messageId]);
  const { createdAt, handledAt, handledBy, ...message } = found;
  return {
    ...message,
    createdAt: createdAt.toISOString(),
    handled: handledAt && handledBy ? { at: handledAt.toISOString(), by: handledBy } : null,
    replies: replies.map(({ sentAt, ...reply }) => ({ ...reply, sentAt: sentAt.toISOString() })),
  };
}
