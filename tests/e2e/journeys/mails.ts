import type { Mail } from '../harness/mailbox.ts';

/** The signed address behind "View or cancel booking". */
export function bookingLinkIn(mail: Mail): URL {
  const [link = ''] = /http\S+\/booking\/\S+/.exec(mail.text) ?? [];
  return new URL(link);
}
