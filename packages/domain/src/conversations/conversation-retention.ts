import { retention } from '../privacy/retention.ts';

/** Days from its last message for which a conversation with only the assistant is stored (handbook: chat 7). */
export const assistantRetentionDays = retention.assistantChatDays;

/** Days for a conversation where a team member was requested or joined. */
export const personRetentionDays = retention.personChatDays;
