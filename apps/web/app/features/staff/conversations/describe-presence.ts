import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { visitorLeftAfterSeconds } from '@studio/domain/conversations/conversation';
import { formatListTime } from '../../../lib/format/format-list-time.ts';

/** Describes whether the visitor is online and, if they have left, where replies go. */
export function describePresence(
  { here, seenAt, email }: Pick<StaffConversation, 'here' | 'seenAt' | 'email'>,
  now: Date,
): string {
  if (here) return 'Here now';
  if (now.getTime() - Date.parse(seenAt) < visitorLeftAfterSeconds * 1000) return 'Here a minute ago';
  const leftText = `Left ${formatListTime(seenAt)}`;
  return email ? `${leftText}; your answer goes to their email` : `${leftText}, and gave no address`;
}
