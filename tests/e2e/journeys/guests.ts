import { randomUUID } from 'node:crypto';

/** Details that a guest types at checkout. */
export interface Guest {
  title: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Creates a guest with a unique address, so that the mailbox holds only this journey's emails. */
export function createGuest(firstName: string): Guest {
  return {
    title: 'Ms',
    firstName,
    lastName: 'Okafor',
    email: `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@guests.example`,
    phone: '+44 7700 900123',
  };
}

/** Returns first name and surname, as check-in shows them. */
export function getFullName({ firstName, lastName }: Guest): string {
  return `${firstName} ${lastName}`;
}
