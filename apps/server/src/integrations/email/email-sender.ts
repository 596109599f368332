/** Sender of an email. */
export interface EmailSender {
  name: string;
  address: string;
}

/**
 * Returns the sender of the studio’s emails: the configured one if it has a name, otherwise the configured address with
 * the studio’s name (handbook: emails 15).
 */
export function getEmailSender(configured: string, studioName: string): string | EmailSender {
  return configured.includes('<') ? configured : { name: studioName, address: configured.trim() };
}
