import { expect, it } from 'vitest';
import { getPathAfterLogin } from './get-path-after-login.ts';

it('opens the tools of the team, and the home page for members', () => {
  expect(getPathAfterLogin(['ADMIN'])).toBe('/admin');
  expect(getPathAfterLogin(['STAFF', 'TRAINER'])).toBe('/admin');
  expect(getPathAfterLogin(['TRAINER'])).toBe('/trainer');
  expect(getPathAfterLogin([])).toBe('/');
});
