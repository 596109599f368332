import type { ReceivedEmail } from '../harness/mailbox.ts';

/** The signed address behind "View or cancel booking". */
export function extractBookingLink(mail: ReceivedEmail): URL {
  const [link = ''] = /http\S+\/booking\/\S+/.exec(mail.text) ?? [];
  return new URL(link);
}
