/** Mails that can be switched off (handbook: emails 4). Every other one says what became of a booking, money or an account, and is necessary. */
export const optionalEmails = ['reminders', 'reviews'] as const;

export type OptionalEmail = (typeof optionalEmails)[number];
