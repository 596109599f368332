import type { GetPersonResponse } from '@studio/contracts/staff-people';
import type { OptionalEmail } from '@studio/domain/emails/optional-emails';

type EmailSettings = Pick<GetPersonResponse, 'optedOutEmails' | 'isNewsletterSubscriber'> & {
  person: Pick<GetPersonResponse['person'], 'email'>;
};

/** Returns one line for each email setting of a client, such as "Newsletter: not subscribed". */
export function listEmailSettings({
  person,
  optedOutEmails,
  isNewsletterSubscriber,
}: EmailSettings): string[] {
  const describe = (kind: OptionalEmail) => (optedOutEmails.includes(kind) ? 'off' : 'on');
  if (person.email === null) return ['No email address.'];
  return [
    'Booking emails: on',
    `Class reminders: ${describe('reminders')}`,
    `Review requests: ${describe('reviews')}`,
    `Newsletter: ${isNewsletterSubscriber ? 'subscribed' : 'not subscribed'}`,
  ];
}
