import { maxEmailLength, validateEmail } from '../people/email.ts';

/** Details that a person without an account enters to buy a gift card (handbook: packs-and-memberships 7). */
export interface GuestBuyer {
  firstName: string;
  lastName: string;
  email: string;
}

/** Maximum lengths in characters. */
export const guestBuyerMaxLengths = { firstName: 60, lastName: 60, email: maxEmailLength } as const;

/** Returns the errors of the form, in form order; empty when the form is valid. */
export function validateGuestBuyer(buyer: GuestBuyer): { field: keyof GuestBuyer; message: string }[] {
  const { firstName, lastName, email } = buyer;
  const errors: Record<keyof GuestBuyer, string | null> = {
    firstName: firstName.trim() === '' ? 'First name is required.' : null,
    lastName: lastName.trim() === '' ? 'Surname is required.' : null,
    email: email.trim() === '' ? 'Email is required.' : validateEmail(email),
  };
  const fields = ['firstName', 'lastName', 'email'] as const;
  return fields.flatMap((field) => {
    const message = errors[field];
    return message ? { field, message } : [];
  });
}
