import type { ConversationRow, MessageRow } from './store.ts';

/** Contents that replace those of a hidden message. */
const hidden: Pick<MessageRow, 'text' | 'extras'> = {
  text: 'Log in to see this answer.',
  extras: {
    action: null,
    classIds: [],
    suggestions: [],
    imageUrl: null,
    personal: true,
    links: [{ label: 'Log in', to: '/login' }],
  },
};

/**
 * Hides the personal replies in a member's conversation from everyone except this member. `memberId` is null without a
 * token. This is needed because a tab stays open after a logout, and an email with a link to the conversation can be
 * forwarded.
 */
export function hidePersonalMessages(
  messages: readonly MessageRow[],
  { principalId }: Pick<ConversationRow, 'principalId'>,
  memberId: string | null,
): MessageRow[] {
  if (principalId === memberId || principalId === null) return [...messages];
  return messages.map((message) => (message.extras?.personal ? { ...message, ...hidden } : message));
}
