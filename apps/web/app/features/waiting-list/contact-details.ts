import { guestTitles, validateGuestDetails } from '@studio/domain/bookings/guest-details';

/** Who waits, and where we write to. */
export interface ContactDetails {
  firstName: string;
  lastName: string;
  email: string;
}
export type ContactDetailsField = keyof ContactDetails;
export type ContactDetailsErrors = Partial<Record<ContactDetailsField, string>>;

export const emptyContactDetails: ContactDetails = { firstName: '', lastName: '', email: '' };

/** What is missing, in the words of the guest form; the list asks for no title, and has no terms of its own. */
export function validateContactDetails(details: ContactDetails): ContactDetailsErrors {
  const complaints = validateGuestDetails({
    ...details,
    title: guestTitles[0],
    phone: '',
    termsAccepted: true,
  });
  const own = complaints.filter(({ field }) => field in emptyContactDetails);
  return Object.fromEntries(own.map(({ field, message }) => [field, message]));
}

/** What an account knows fills in what is not typed. `known`: nothing was typed, and nothing has to be. */
export function fillInContactDetails(
  typed: ContactDetails,
  account: ContactDetails,
): { details: ContactDetails; known: boolean } {
  const details = {
    firstName: typed.firstName || account.firstName || 'Member',
    lastName: typed.lastName || account.lastName,
    email: typed.email || account.email,
  };
  const untouched = Object.values(typed).every((value) => value === '');
  return { details, known: untouched && Object.keys(validateContactDetails(details)).length === 0 };
}
