import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { visitorLeftAfterSeconds } from '@studio/domain/conversations/conversation';
import { formatTimeOrDate } from '../../../lib/format/format-time-or-date.ts';

/** Describes whether the visitor is online and, if they have left, where replies go. */
export function describePresence(
  { isOnline, seenAt, email }: Pick<StaffConversation, 'isOnline' | 'seenAt' | 'email'>,
  now: Date,
): string {
  if (isOnline) return 'Online now';
  if (now.getTime() - Date.parse(seenAt) < visitorLeftAfterSeconds * 1000) return 'Online a minute ago';
  const leftText = `Left ${formatTimeOrDate(seenAt)}`;
  return email ? `${leftText}. We’ll email them your reply.` : `${leftText}. They gave no email address.`;
}
