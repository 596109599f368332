import { expect, it } from 'vitest';
import { validateGuestBuyer } from './guest-buyer.ts';

const theo = { firstName: 'Theo', lastName: 'Adeyemi', email: 'theo@guests.example' };

it('requires names and an email address, in form order', () => {
  expect(validateGuestBuyer({ firstName: ' ', lastName: '', email: ' ' })).toEqual([
    { field: 'firstName', message: 'First name is required.' },
    { field: 'lastName', message: 'Surname is required.' },
    { field: 'email', message: 'Email is required.' },
  ]);
  expect(validateGuestBuyer(theo)).toEqual([]);
});

it.each(['theo', 'theo@guests.example,', '<theo@guests.example>'])('rejects %s', (email) => {
  expect(validateGuestBuyer({ ...theo, email })).toEqual([
    { field: 'email', message: expect.stringContaining('address') },
  ]);
});
