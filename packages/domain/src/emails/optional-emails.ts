/** Kinds of email that people can turn off (handbook: emails 4). */
export const optionalEmails = ['reminders', 'reviews'] as const;

export type OptionalEmail = (typeof optionalEmails)[number];
