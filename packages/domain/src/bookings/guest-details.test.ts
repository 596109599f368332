import { describe, expect, it } from 'vitest';
import { type GuestDetails, validateGuestDetails } from './guest-details.ts';

const details: GuestDetails = {
  title: 'Ms',
  firstName: 'Zoe',
  lastName: 'Hart',
  email: 'zoe@example.com',
  phone: '',
  termsAccepted: true,
};
const messagesOf = (changes: Partial<GuestDetails>) =>
  validateGuestDetails({ ...details, ...changes }).map(({ message }) => message);

describe('validateGuestDetails', () => {
  it('accepts values with invisible characters around them', () => {
    expect(messagesOf({ firstName: '\u202aZoe\u00a0', email: '\u202azoe@example.com\u200b' })).toEqual([]);
  });

  it('treats values of invisible characters as empty', () => {
    const invisible = '\u200b\u00a0\ufeff';
    expect(messagesOf({ firstName: invisible, lastName: invisible, email: invisible })).toEqual([
      'First name is required.',
      'Surname is required.',
      'Email is required.',
    ]);
  });

  it.each(['zoe@example.com,', '<ada@example.com>', 'zoe@example', 'zoe@example.com.', 'zoe@@example.com'])(
    'rejects the undeliverable email address %s',
    (email) => {
      expect(messagesOf({ email })).toEqual(['Please enter a valid email address.']);
    },
  );
});
