import { emailError, maxEmailLength } from '../people/email.ts';

/** What someone without an account types to buy a gift card (handbook: packs-and-memberships 7). */
export interface GuestBuyer {
  firstName: string;
  lastName: string;
  email: string;
}

/** Longest values that are stored, in characters. */
export const guestBuyerMaxLengths = { firstName: 60, lastName: 60, email: maxEmailLength } as const;

/** What keeps a purchase from going on, in the order of the form; empty when nothing does. */
export function validateGuestBuyer(buyer: GuestBuyer): { field: keyof GuestBuyer; message: string }[] {
  const { firstName, lastName, email } = buyer;
  const judged: Record<keyof GuestBuyer, string | null> = {
    firstName: firstName.trim() === '' ? 'First name is required.' : null,
    lastName: lastName.trim() === '' ? 'Surname is required.' : null,
    email: email.trim() === '' ? 'Email is required.' : emailError(email),
  };
  const fields = ['firstName', 'lastName', 'email'] as const;
  return fields.flatMap((field) => {
    const message = judged[field];
    return message ? { field, message } : [];
  });
}
