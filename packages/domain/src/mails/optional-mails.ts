/** Mails that can be switched off (handbook: emails 4). Every other one says what became of a booking, money or an account, and is necessary. */
export const optionalMails = ['reminders', 'reviews'] as const;

export type OptionalMail = (typeof optionalMails)[number];
