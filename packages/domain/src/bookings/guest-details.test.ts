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

describe('what a guest types at checkout', () => {
  it('may be sent with invisible characters around it', () => {
    expect(messagesOf({ firstName: '\u202aZoe\u00a0', email: '\u202azoe@example.com\u200b' })).toEqual([]);
  });

  it('is empty when no one can see it', () => {
    const unseen = '\u200b\u00a0\ufeff';
    expect(messagesOf({ firstName: unseen, lastName: unseen, email: unseen })).toEqual([
      'First name is required.',
      'Surname is required.',
      'Email is required.',
    ]);
  });

  it.each(['zoe@example.com,', '<ada@example.com>', 'zoe@example', 'zoe@example.com.', 'zoe@@example.com'])(
    'has an address that email can reach, unlike %s',
    (email) => {
      expect(messagesOf({ email })).toEqual(['Please enter a valid email address.']);
    },
  );
});
