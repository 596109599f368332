import { expect, it } from 'vitest';
import { areTourDetailsValid, normaliseTourDetails } from './tour-details.ts';

const details = { firstName: 'Zoe', lastName: 'Hart', email: 'zoe@example.com', phone: '07700 900123' };

it.each(['zoe@example.com,', '<ada@example.com>', 'zoe@example', '\u200b'])(
  'rejects tour details with the email address %j',
  (email) => {
    expect(areTourDetailsValid(details)).toBe(true);
    expect(areTourDetailsValid({ ...details, email })).toBe(false);
  },
);

it('validates and normalises details without invisible characters', () => {
  const pasted = {
    firstName: '\u202aZoe\u0301\u00a0',
    lastName: '\u2066Hart\u2069',
    email: '\ufeffzoe@example.com\u200b',
    phone: '\u202a07700\u00a0900123\u202c',
  };
  expect(areTourDetailsValid(pasted)).toBe(true);
  expect(normaliseTourDetails(pasted)).toEqual({ ...details, firstName: 'Zoé' });
  expect(areTourDetailsValid({ ...details, firstName: '\u200b\u00a0' })).toBe(false);
});
