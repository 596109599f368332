import type { ReceivedEmail } from '../harness/mailbox.ts';

/** Returns the signed URL of "View or cancel booking". */
export function extractBookingLink(email: ReceivedEmail): URL {
  const [link = ''] = /http\S+\/booking\/\S+/.exec(email.text) ?? [];
  return new URL(link);
}
