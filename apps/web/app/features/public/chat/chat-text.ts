import type { ConversationStatus } from '@studio/contracts/chat';
import { askForPersonText, chatTexts } from '@studio/domain/conversations/conversation';
import { formatCount, formatNumber } from '@studio/domain/text/format';
import { formatDayName } from '@studio/domain/time/format-day-name';
import { formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { QuickReply } from './listed-messages.ts';

export const conversationStarters: readonly { label: string; recipient?: QuickReply }[] = [
  { label: 'Which class should I start with?' },
  { label: 'What does it cost?' },
  { label: 'Book a studio tour' },
  { label: askForPersonText, recipient: 'person' },
];

/** Texts of the messages that the buttons above the text box send. */
export const quickReplyMessages = {
  person: askForPersonText,
  assistant: 'Back to the assistant',
} as const;

/** Returns the line below the title: who replies, or the studio's own sentence (handbook: chat 2). */
export function describeResponder({
  state,
  teamMember: name,
}: Pick<ConversationStatus, 'state' | 'teamMember'>): string {
  return state === 'TEAM' && name ? `${name} is here` : chatTexts.subtitle;
}

/**
 * Returns text such as "We open at 07:00", "We open tomorrow at 07:00" or "We open on Monday at 08:00". Null while the
 * team is available, or if no opening is known.
 */
export function describeNextOpening(
  { isTeamAvailable, opensAt }: Pick<ConversationStatus, 'isTeamAvailable' | 'opensAt'>,
  now: Date,
): string | null {
  if (isTeamAvailable || !opensAt) return null;
  const opens = new Date(opensAt);
  const day = formatDayName(toLondonDate(opens), toLondonDate(now));
  const dayPrefix = day === 'Today' ? '' : day === 'Tomorrow' ? 'tomorrow ' : `on ${day} `;
  return `We open ${dayPrefix}at ${formatTime(opens)}`;
}

/**
 * Returns how many characters the message may still have, or by how many it is too long. Null while more than 100
 * remain.
 */
export function getRemainingLength(
  length: number,
  maxLength: number,
): { text: string; over: boolean } | null {
  const remaining = maxLength - length;
  if (remaining > 100) return null;
  return remaining >= 0
    ? { text: `${formatCount(remaining, 'character')} left`, over: false }
    : {
        text: `${formatCount(-remaining, 'character')} over the limit of ${formatNumber(maxLength)}`,
        over: true,
      };
}
