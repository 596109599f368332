import { expect, it } from 'vitest';
import { withReturnTo } from '../../../lib/session/with-return-to.ts';
import { buildAccountUrl, readEmailFromUrl } from './account-url.ts';

const emailIn = (url: string) => readEmailFromUrl(new URL(url, 'https://miles.example').searchParams);

it('a URL keeps an email address unchanged, with all its special characters', () => {
  for (const email of ['amara+list@example.com', "o'brien&co@example.com", 'zoë@exämple.de']) {
    expect(emailIn(buildAccountUrl('/signup/verify', email))).toBe(email);
  }
});

it('a plus in a hand-written URL stays a plus', () => {
  expect(emailIn('/signup/verify?email=amara+list@example.com')).toBe('amara+list@example.com');
});

it('a URL keeps the complete return URL', () => {
  const checkout = '/checkout?product=starter-pack&promo=MAY';
  const returnUrlIn = (url: string) => new URL(url, 'https://miles.example').searchParams.get('returnUrl');
  expect(returnUrlIn(buildAccountUrl('/signup/verify', 'amara@example.com', checkout))).toBe(checkout);
  expect(returnUrlIn(withReturnTo('/login', checkout))).toBe(checkout);
  expect(withReturnTo('/login', null)).toBe('/login');
  const verifyUrl = withReturnTo('/signup/verify?email=a%40example.com', checkout);
  expect(returnUrlIn(verifyUrl)).toBe(checkout);
  expect(emailIn(verifyUrl)).toBe('a@example.com');
});

it('a URL without an email address yields an empty one', () => {
  expect(emailIn('/signup/verify')).toBe('');
  expect(emailIn('/signup/verify?email=')).toBe('');
});
