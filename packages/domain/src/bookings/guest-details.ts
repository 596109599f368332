import { isEmail } from '../people/email.ts';
import { normaliseCode, normaliseLine } from '../text/normalise-text.ts';

/** Titles in the guest checkout (handbook: accounts 7). The profile also has 'Other'. */
export const guestTitles = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof'] as const;

/** Details that a guest enters. All are required except the phone. */
export interface GuestDetails {
  title: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  termsAccepted: boolean;
}

/** Maximum lengths in characters. */
export const guestDetailMaxLengths = { firstName: 60, lastName: 60, email: 120, phone: 40 } as const;

export type GuestField = keyof GuestDetails;

/** Validation error of one field. */
export interface GuestDetailError {
  field: GuestField;
  message: string;
}

/**
 * Returns the errors of the guest form in form order, with fixed sentences (handbook: accounts 7); empty when the form
 * is valid.
 */
export function validateGuestDetails(details: GuestDetails): GuestDetailError[] {
  const errors: GuestDetailError[] = [];
  const complain = (field: GuestField, message: string) => errors.push({ field, message });
  if (!(guestTitles as readonly string[]).includes(details.title))
    complain('title', 'Please select a title.');
  if (normaliseLine(details.firstName) === '') complain('firstName', 'First name is required.');
  if (normaliseLine(details.lastName) === '') complain('lastName', 'Surname is required.');
  if (normaliseCode(details.email) === '') complain('email', 'Email is required.');
  else if (!isEmail(details.email)) complain('email', 'Please enter a valid email address.');
  if (!details.termsAccepted)
    complain('termsAccepted', 'You must accept the terms and conditions to continue.');
  return errors;
}
