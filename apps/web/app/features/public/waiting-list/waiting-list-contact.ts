import { guestTitles, validateGuestDetails } from '@studio/domain/bookings/guest-details';

export interface WaitingListContact {
  firstName: string;
  lastName: string;
  email: string;
}
export type WaitingListContactField = keyof WaitingListContact;

const fields = ['firstName', 'lastName', 'email'] as const;

export const emptyWaitingListContact: WaitingListContact = { firstName: '', lastName: '', email: '' };

/** Returns the errors of the guest form. Ignores the title and the terms, which the form doesn't have. */
export function validateWaitingListContact(
  details: WaitingListContact,
): { field: WaitingListContactField; message: string }[] {
  const errors = validateGuestDetails({
    ...details,
    title: guestTitles[0],
    phone: '',
    termsAccepted: true,
  });
  return fields.flatMap((field) =>
    errors.filter((error) => error.field === field).map(({ message }) => ({ field, message })),
  );
}

/**
 * Fills empty fields from the account; a missing first name becomes "Member". `isComplete`: nothing was typed and the
 * account has everything.
 */
export function fillInWaitingListContact(
  typed: WaitingListContact,
  account: WaitingListContact,
): { details: WaitingListContact; isComplete: boolean } {
  const details = {
    firstName: typed.firstName || account.firstName || 'Member',
    lastName: typed.lastName || account.lastName,
    email: typed.email || account.email,
  };
  const untouched = Object.values(typed).every((value) => value === '');
  return { details, isComplete: untouched && validateWaitingListContact(details).length === 0 };
}
