import { isEmail } from '../people/email.ts';
import { normaliseCode, normaliseLine } from '../text/normalise-text.ts';

/** Details of a tour's visitor (handbook: tours 4). */
export interface TourDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Maximum lengths in characters. */
export const tourDetailMaxLengths = { firstName: 60, lastName: 60, email: 120, phone: 40 } as const;

export function normaliseTourDetails(details: TourDetails): TourDetails {
  const { firstName, lastName, email, phone } = details;
  return {
    firstName: normaliseLine(firstName),
    lastName: normaliseLine(lastName),
    email: normaliseCode(email),
    phone: normaliseCode(phone),
  };
}

/**
 * Returns whether a tour can be booked with these details. All four are required, and the email address must be valid.
 */
export function areTourDetailsValid(details: TourDetails): boolean {
  const trimmed = normaliseTourDetails(details);
  const names = Object.keys(tourDetailMaxLengths) as (keyof TourDetails)[];
  const areFieldsValid = names.every(
    (name) => trimmed[name] !== '' && trimmed[name].length <= tourDetailMaxLengths[name],
  );
  return areFieldsValid && isEmail(trimmed.email);
}
