import { expect, it } from 'vitest';
import { addressFor, emailOfAddress, leadingBack } from './account-address.ts';

const emailIn = (address: string) => emailOfAddress(new URL(address, 'https://miles.example').searchParams);

it('an address carries an e-mail address whole', () => {
  for (const email of ['amara+list@example.com', "o'brien&co@example.com", 'zoë@exämple.de']) {
    expect(emailIn(addressFor('/signup/verify', email))).toBe(email);
  }
});

it('a plus that somebody wrote by hand is a plus', () => {
  expect(emailIn('/signup/verify?email=amara+list@example.com')).toBe('amara+list@example.com');
});

it('an address carries where somebody goes on to, whole', () => {
  const checkout = '/checkout?product=starter-pack&promo=MAY';
  const carried = (address: string) =>
    new URL(address, 'https://miles.example').searchParams.get('returnUrl');
  expect(carried(addressFor('/signup/verify', 'amara@example.com', checkout))).toBe(checkout);
  expect(carried(leadingBack('/login', checkout))).toBe(checkout);
  expect(leadingBack('/login', null)).toBe('/login');
});

it('an address that names nobody has none', () => {
  expect(emailIn('/signup/verify')).toBe('');
  expect(emailIn('/signup/verify?email=')).toBe('');
});
