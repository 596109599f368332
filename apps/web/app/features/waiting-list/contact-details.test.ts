import { expect, it } from 'vitest';
import { emptyContactDetails, fillInContactDetails } from './contact-details.ts';

const account = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@guests.example' };

it('asks for nothing when the account knows everything; an unknown first name is no reason to', () => {
  expect(fillInContactDetails(emptyContactDetails, account)).toEqual({ details: account, known: true });
  const unnamed = fillInContactDetails(emptyContactDetails, { ...account, firstName: '' });
  expect(unnamed).toEqual({ details: { ...account, firstName: 'Member' }, known: true });
});

it('keeps what is typed, and shows it', () => {
  const typed = { ...emptyContactDetails, firstName: 'Adaeze' };
  expect(fillInContactDetails(typed, account)).toEqual({
    details: { ...account, firstName: 'Adaeze' },
    known: false,
  });
});

it('asks for what the account does not know', () => {
  const { details, known } = fillInContactDetails(emptyContactDetails, { ...account, lastName: '' });
  expect(known).toBe(false);
  expect(details).toEqual({ ...account, lastName: '' });
});
