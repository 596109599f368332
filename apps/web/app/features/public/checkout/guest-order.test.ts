import { describe, expect, it } from 'vitest';
import {
  emptyDetails,
  type GuestOrder,
  resizeAttendees,
  toAttendeeDtos,
  toCustomerDto,
  validateGuestOrder,
} from './guest-order.ts';

const complete: GuestOrder = {
  details: {
    title: 'Ms',
    firstName: ' Amara ',
    lastName: 'Okafor',
    email: ' amara@example.com ',
    phone: '  ',
    termsAccepted: true,
  },
  additionalAttendees: [],
};

describe('guest order', () => {
  it('is validated with the messages of the specification, in the order of the form, the terms last', () => {
    const found = validateGuestOrder(resizeAttendees({ details: emptyDetails, additionalAttendees: [] }, 2));
    expect(found.map(({ message }) => message)).toEqual([
      'Please select a title.',
      'First name is required.',
      'Surname is required.',
      'Email is required.',
      'Enter guest 2’s first name.',
      'Enter guest 2’s surname.',
      'You must accept the terms and conditions to continue.',
    ]);
    expect(new Set(found.map(({ fieldId }) => fieldId)).size).toBe(7);
  });

  it('requires an email address of the form text, @, text, dot, text', () => {
    const order = { ...complete, details: { ...complete.details, email: 'amara@example' } };
    expect(validateGuestOrder(order).map(({ message }) => message)).toEqual([
      'Please enter a valid email address.',
    ]);
  });

  it('is valid without a phone; values are trimmed and an empty phone is omitted', () => {
    expect(validateGuestOrder(complete)).toEqual([]);
    expect(toCustomerDto(complete.details)).toEqual({
      title: 'Ms',
      firstName: 'Amara',
      lastName: 'Okafor',
      email: 'amara@example.com',
    });
  });

  it('keeps typed names when the number of places changes; the booker is not an attendee', () => {
    const three = resizeAttendees(
      { ...complete, additionalAttendees: [{ firstName: ' Ben ', lastName: 'Okafor' }] },
      3,
    );
    expect(three.additionalAttendees).toEqual([
      { firstName: ' Ben ', lastName: 'Okafor' },
      { firstName: '', lastName: '' },
    ]);
    expect(toAttendeeDtos(resizeAttendees(three, 2))).toEqual([{ firstName: 'Ben', lastName: 'Okafor' }]);
    expect(resizeAttendees(three, 1).additionalAttendees).toEqual([]);
  });
});
