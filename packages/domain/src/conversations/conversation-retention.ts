import { retention } from '../privacy/retention.ts';

/** Days after its last message in which a conversation with only the assistant is stored (handbook: chat 7). */
export const assistantChatRetentionDays = retention.assistantChatDays;

/**
 * Days after its last message in which a conversation is stored when the visitor requested a team member or one joined.
 */
export const teamChatRetentionDays = retention.personChatDays;
