import { expect, it } from 'vitest';
import { describeLoginReason } from './login-text.ts';

it.each([
  ['/admin/people?q=x#y', 'That page is for our team.'],
  ['/Scan?code=1', 'That page is for our team.'],
  ['/About', 'That page is for our team.'],
  ['/account?x=1#cards', 'Log in to see that page,'],
  ['/Bookings/', 'Log in to see that page,'],
  ['/checkout?product=starter-pack', 'Log in, and we’ll take you back to where you were.'],
  ['/pricing', 'Log in, and we’ll take you back to where you were.'],
])('the login says why %s leads to it', (path, reason) => {
  expect(describeLoginReason(path, ['/about'])).toContain(reason);
});
