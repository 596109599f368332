import { expect, it } from 'vitest';
import { emptyContactDetails, fillInContactDetails } from './contact-details.ts';

const account = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@guests.example' };

it('asks for nothing when the account is complete; a missing first name does not count', () => {
  expect(fillInContactDetails(emptyContactDetails, account)).toEqual({ details: account, isComplete: true });
  const unnamed = fillInContactDetails(emptyContactDetails, { ...account, firstName: '' });
  expect(unnamed).toEqual({ details: { ...account, firstName: 'Member' }, isComplete: true });
});

it('keeps and shows typed values', () => {
  const typed = { ...emptyContactDetails, firstName: 'Adaeze' };
  expect(fillInContactDetails(typed, account)).toEqual({
    details: { ...account, firstName: 'Adaeze' },
    isComplete: false,
  });
});

it('asks for what the account is missing', () => {
  const { details, isComplete } = fillInContactDetails(emptyContactDetails, { ...account, lastName: '' });
  expect(isComplete).toBe(false);
  expect(details).toEqual({ ...account, lastName: '' });
});
