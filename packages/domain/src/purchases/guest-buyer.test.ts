import { expect, it } from 'vitest';
import { guestBuyerComplaints } from './guest-buyer.ts';

const theo = { firstName: 'Theo', lastName: 'Adeyemi', email: 'theo@guests.example' };

it('asks for names and an address, in the order of the form', () => {
  expect(guestBuyerComplaints({ firstName: ' ', lastName: '', email: ' ' })).toEqual([
    { field: 'firstName', message: 'First name is required.' },
    { field: 'lastName', message: 'Surname is required.' },
    { field: 'email', message: 'Email is required.' },
  ]);
  expect(guestBuyerComplaints(theo)).toEqual([]);
});

it.each(['theo', 'theo@guests.example,', '<theo@guests.example>'])('refuses %s', (email) => {
  expect(guestBuyerComplaints({ ...theo, email })).toEqual([
    { field: 'email', message: expect.stringContaining('address') },
  ]);
});
