import { expect, it } from 'vitest';
import { emptyWaitingListContact, fillInWaitingListContact } from './waiting-list-contact.ts';

const account = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@guests.example' };

it('asks for nothing when the account is complete; a missing first name does not count', () => {
  expect(fillInWaitingListContact(emptyWaitingListContact, account)).toEqual({
    details: account,
    isComplete: true,
  });
  const unnamed = fillInWaitingListContact(emptyWaitingListContact, { ...account, firstName: '' });
  expect(unnamed).toEqual({ details: { ...account, firstName: 'Member' }, isComplete: true });
});

it('keeps and shows typed values', () => {
  const typed = { ...emptyWaitingListContact, firstName: 'Adaeze' };
  expect(fillInWaitingListContact(typed, account)).toEqual({
    details: { ...account, firstName: 'Adaeze' },
    isComplete: false,
  });
});

it('asks for what the account is missing', () => {
  const { details, isComplete } = fillInWaitingListContact(emptyWaitingListContact, {
    ...account,
    lastName: '',
  });
  expect(isComplete).toBe(false);
  expect(details).toEqual({ ...account, lastName: '' });
});
