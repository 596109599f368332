import { expect, it } from 'vitest';
import { buildAccountUrl, readEmailFromUrl, withReturnTo } from './account-url.ts';

const emailIn = (address: string) => readEmailFromUrl(new URL(address, 'https://miles.example').searchParams);

it('an address carries an e-mail address whole', () => {
  for (const email of ['amara+list@example.com', "o'brien&co@example.com", 'zoë@exämple.de']) {
    expect(emailIn(buildAccountUrl('/signup/verify', email))).toBe(email);
  }
});

it('a plus that somebody wrote by hand is a plus', () => {
  expect(emailIn('/signup/verify?email=amara+list@example.com')).toBe('amara+list@example.com');
});

it('an address carries where somebody goes on to, whole', () => {
  const checkout = '/checkout?product=starter-pack&promo=MAY';
  const carried = (address: string) =>
    new URL(address, 'https://miles.example').searchParams.get('returnUrl');
  expect(carried(buildAccountUrl('/signup/verify', 'amara@example.com', checkout))).toBe(checkout);
  expect(carried(withReturnTo('/login', checkout))).toBe(checkout);
  expect(withReturnTo('/login', null)).toBe('/login');
});

it('an address that names nobody has none', () => {
  expect(emailIn('/signup/verify')).toBe('');
  expect(emailIn('/signup/verify?email=')).toBe('');
});
