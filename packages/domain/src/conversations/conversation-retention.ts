import { retention } from '../privacy/retention.ts';

/** Days after its last message for which a conversation with the assistant alone is kept (handbook: chat 7). */
export const assistantRetentionDays = retention.assistantChatDays;

/** The same where a person was asked for, or came. */
export const personRetentionDays = retention.personChatDays;
