import { guestDetailErrors, titles } from '@studio/domain/bookings/guest-details';

/** Who waits, and where we write to. */
export interface WaiterDetails {
  firstName: string;
  lastName: string;
  email: string;
}
export type WaiterField = keyof WaiterDetails;
export type WaiterErrors = Partial<Record<WaiterField, string>>;

export const nobody: WaiterDetails = { firstName: '', lastName: '', email: '' };

/** What is missing, in the words of the guest form; the list asks for no title, and has no terms of its own. */
export function missing(details: WaiterDetails): WaiterErrors {
  const complaints = guestDetailErrors({ ...details, title: titles[0], phone: '', termsAccepted: true });
  const own = complaints.filter(({ field }) => field in nobody);
  return Object.fromEntries(own.map(({ field, message }) => [field, message]));
}

/** What an account knows fills in what is not typed. `known`: nothing was typed, and nothing has to be. */
export function filledIn(
  typed: WaiterDetails,
  account: WaiterDetails,
): { details: WaiterDetails; known: boolean } {
  const details = {
    firstName: typed.firstName || account.firstName || 'Member',
    lastName: typed.lastName || account.lastName,
    email: typed.email || account.email,
  };
  const untouched = Object.values(typed).every((value) => value === '');
  return { details, known: untouched && Object.keys(missing(details)).length === 0 };
}
