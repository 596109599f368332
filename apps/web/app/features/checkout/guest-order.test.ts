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
  further: [],
};

describe('what a guest types', () => {
  it('is complained about with the specification’s sentences, in the order of the form, the terms last', () => {
    const found = validateGuestOrder(resizeAttendees({ details: emptyDetails, further: [] }, 2));
    expect(found.map(({ message }) => message)).toEqual([
      'Please select a title.',
      'First name is required.',
      'Surname is required.',
      'Email is required.',
      'First name of the second person is required.',
      'Surname of the second person is required.',
      'You must accept the terms and conditions to continue.',
    ]);
    expect(new Set(found.map(({ fieldId }) => fieldId)).size).toBe(7);
  });

  it('needs an address of the shape text, @, text, dot, text', () => {
    const order = { ...complete, details: { ...complete.details, email: 'amara@example' } };
    expect(validateGuestOrder(order).map(({ message }) => message)).toEqual([
      'Please enter a valid email address.',
    ]);
  });

  it('goes on without a phone, trimmed, and the phone is left out', () => {
    expect(validateGuestOrder(complete)).toEqual([]);
    expect(toCustomerDto(complete.details)).toEqual({
      title: 'Ms',
      firstName: 'Amara',
      lastName: 'Okafor',
      email: 'amara@example.com',
    });
  });

  it('keeps typed names when the number of places changes; the booker is no attendee', () => {
    const three = resizeAttendees({ ...complete, further: [{ firstName: ' Ben ', lastName: 'Okafor' }] }, 3);
    expect(three.further).toEqual([
      { firstName: ' Ben ', lastName: 'Okafor' },
      { firstName: '', lastName: '' },
    ]);
    expect(toAttendeeDtos(resizeAttendees(three, 2))).toEqual([{ firstName: 'Ben', lastName: 'Okafor' }]);
    expect(resizeAttendees(three, 1).further).toEqual([]);
  });
});
