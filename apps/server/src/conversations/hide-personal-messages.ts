import type { ConversationRow, MessageRow } from './store.ts';

/** What stands in the place of an answer that is not shown. */
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
 * Messages as `memberId` may read them, null without a token: answers that tell of something of a member's own are for
 * that member alone. Their tab stays when they log out, and a mail that leads to the conversation can be passed on.
 */
export function hidePersonalMessages(
  messages: readonly MessageRow[],
  { principalId }: Pick<ConversationRow, 'principalId'>,
  memberId: string | null,
): MessageRow[] {
  if (principalId === memberId || principalId === null) return [...messages];
  return messages.map((message) => (message.extras?.personal ? { ...message, ...hidden } : message));
}
