import type { Attendee, Customer } from '@studio/contracts/shared-fields';
import { type GuestDetails, guestTitles, validateGuestDetails } from '@studio/domain/bookings/guest-details';
import { normaliseCode, normaliseLine } from '@studio/domain/text/normalise-text';
import { type FieldProblem, toFieldProblems } from '../../../lib/forms/field-problems.ts';

export interface AdditionalAttendee {
  firstName: string;
  lastName: string;
}

/**
 * Everything that a guest types before paying. `additionalAttendees` has one entry for every place after the
 * first.
 */
export interface GuestOrder {
  details: GuestDetails;
  additionalAttendees: AdditionalAttendee[];
}

const detailPrefix = 'guest-';

export function getGuestFieldId(field: keyof GuestDetails): string {
  return `${detailPrefix}${field}`;
}

/** Returns the id of an attendee's field. `index` counts from 0. */
export function getAttendeeFieldId(index: number, field: keyof AdditionalAttendee): string {
  return `further-${index}-${field}`;
}

export const emptyDetails: GuestDetails = {
  title: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  termsAccepted: false,
};

/**
 * Adjusts the number of further attendees to the places after the first. Names that are already typed stay.
 */
export function resizeAttendees(order: GuestOrder, places: number): GuestOrder {
  const additionalAttendees = Array.from(
    { length: Math.max(0, places - 1) },
    (_, index) => order.additionalAttendees[index] ?? { firstName: '', lastName: '' },
  );
  return { ...order, additionalAttendees };
}

/**
 * Returns all errors in the order of the form: the guest's details, further attendees, terms. With `known`, the
 * account has the booker's details, so only the further attendees are validated.
 */
export function validateGuestOrder(order: GuestOrder, known = false): FieldProblem[] {
  if (known) return order.additionalAttendees.flatMap(validateAttendee);
  const ownProblems = toFieldProblems(detailPrefix, validateGuestDetails(order.details));
  const terms = ownProblems.filter((problem) => problem.fieldId === getGuestFieldId('termsAccepted'));
  const otherProblems = ownProblems.filter((problem) => !terms.includes(problem));
  return [...otherProblems, ...order.additionalAttendees.flatMap(validateAttendee), ...terms];
}

function validateAttendee(attendee: AdditionalAttendee, index: number): FieldProblem[] {
  const guest = `guest ${index + 2}`;
  const found: FieldProblem[] = [];
  if (normaliseLine(attendee.firstName) === '')
    found.push({
      fieldId: getAttendeeFieldId(index, 'firstName'),
      message: `Enter ${guest}’s first name.`,
    });
  if (normaliseLine(attendee.lastName) === '')
    found.push({
      fieldId: getAttendeeFieldId(index, 'lastName'),
      message: `Enter ${guest}’s surname.`,
    });
  return found;
}

/**
 * Returns the trimmed details for the API. Omits an empty phone number, and a title that isn't one of the choices.
 */
export function toCustomerDto(details: GuestDetails): Customer {
  const title = guestTitles.find((known) => known === details.title);
  const phone = normaliseCode(details.phone);
  return {
    ...(title ? { title } : {}),
    firstName: normaliseLine(details.firstName),
    lastName: normaliseLine(details.lastName),
    email: normaliseCode(details.email),
    ...(phone ? { phone } : {}),
  };
}

/** Returns the further attendees. They don't include the booker, who gets the first place. */
export function toAttendeeDtos(order: GuestOrder): Attendee[] {
  return order.additionalAttendees.map((person) => ({
    firstName: normaliseLine(person.firstName),
    lastName: normaliseLine(person.lastName),
  }));
}
