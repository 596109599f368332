import { randomUUID } from 'node:crypto';

/** What somebody types at checkout, without an account. */
export interface Guest {
  title: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A guest whose address nobody has used before, so that a mailbox holds only this journey's mails. */
export function createGuest(firstName: string): Guest {
  return {
    title: 'Ms',
    firstName,
    lastName: 'Okafor',
    email: `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@guests.example`,
    phone: '+44 7700 900123',
  };
}

/** First name and surname, as the code at the door says them. */
export function getFullName({ firstName, lastName }: Guest): string {
  return `${firstName} ${lastName}`;
}
