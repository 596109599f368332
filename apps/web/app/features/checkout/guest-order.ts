import type { Attendee, Customer } from '@studio/contracts/fields';
import { type GuestDetails, guestTitles, validateGuestDetails } from '@studio/domain/bookings/guest-details';
import { tidyCode, tidyLine } from '@studio/domain/text/tidy';

/** The name of one more person that comes along. */
export interface AdditionalAttendee {
  firstName: string;
  lastName: string;
}

/** All that a guest types before paying. `further` has one entry for every place after the first. */
export interface GuestOrder {
  details: GuestDetails;
  further: AdditionalAttendee[];
}

/** One thing to put right: the sentence, and the id of the control it belongs to. */
export interface FieldProblem {
  fieldId: string;
  message: string;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** "second" for the place at index 1. */
export function formatOrdinal(place: number): string {
  return ordinals[place] ?? String(place + 1);
}

/** Id of the control of one of the booker's own details. */
export function getDetailFieldId(field: keyof GuestDetails): string {
  return `guest-${field}`;
}

/** Id of the control of a further person's name; `index` counts from 0. */
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

/** Exactly as many further people as the hold has places beyond the first; names already typed stay. */
export function resizeAttendees(order: GuestOrder, places: number): GuestOrder {
  const further = Array.from(
    { length: Math.max(0, places - 1) },
    (_, index) => order.further[index] ?? { firstName: '', lastName: '' },
  );
  return { ...order, further };
}

/**
 * Everything that keeps an order from going on, in the order of the form: own details, further people, terms. Who is
 * known by their account is only asked who comes along.
 */
export function validateGuestOrder(order: GuestOrder, known = false): FieldProblem[] {
  if (known) return order.further.flatMap(furtherComplaints);
  const own = validateGuestDetails(order.details).map((error) => ({
    fieldId: getDetailFieldId(error.field),
    message: error.message,
  }));
  const terms = own.filter((complaint) => complaint.fieldId === getDetailFieldId('termsAccepted'));
  const others = own.filter((complaint) => !terms.includes(complaint));
  return [...others, ...order.further.flatMap(furtherComplaints), ...terms];
}

function furtherComplaints(attendee: AdditionalAttendee, index: number): FieldProblem[] {
  const person = `the ${formatOrdinal(index + 1)} person`;
  const found: FieldProblem[] = [];
  if (tidyLine(attendee.firstName) === '')
    found.push({
      fieldId: getAttendeeFieldId(index, 'firstName'),
      message: `First name of ${person} is required.`,
    });
  if (tidyLine(attendee.lastName) === '')
    found.push({
      fieldId: getAttendeeFieldId(index, 'lastName'),
      message: `Surname of ${person} is required.`,
    });
  return found;
}

/** The booker as the wire takes it: trimmed, the phone only when there is one. */
export function toCustomerDto(details: GuestDetails): Customer {
  const title = guestTitles.find((known) => known === details.title);
  const phone = tidyCode(details.phone);
  return {
    ...(title ? { title } : {}),
    firstName: tidyLine(details.firstName),
    lastName: tidyLine(details.lastName),
    email: tidyCode(details.email),
    ...(phone ? { phone } : {}),
  };
}

/** Everybody who comes along; the first place is the booker's own. */
export function toAttendeeDtos(order: GuestOrder): Attendee[] {
  return order.further.map((person) => ({
    firstName: tidyLine(person.firstName),
    lastName: tidyLine(person.lastName),
  }));
}
