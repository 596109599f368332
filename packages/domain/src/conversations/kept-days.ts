/** Days after its last message for which a conversation with the assistant alone is kept. */
export const assistantKeptDays = 30;

/** The same where a person was asked for, or came. */
export const personKeptDays = 180;
