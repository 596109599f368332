/**
 * Kinds of email that people can turn off (handbook: emails 4). All others report on a booking, money or an account, so
 * they are necessary.
 */
export const optionalEmails = ['reminders', 'reviews'] as const;

export type OptionalEmail = (typeof optionalEmails)[number];
