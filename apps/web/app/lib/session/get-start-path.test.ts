import { expect, it } from 'vitest';
import { getStartPath } from './get-start-path.ts';

it('opens the tools of the team, and the home page for members', () => {
  expect(getStartPath(['ADMIN'])).toBe('/admin');
  expect(getStartPath(['STAFF', 'TRAINER'])).toBe('/admin');
  expect(getStartPath(['TRAINER'])).toBe('/trainer');
  expect(getStartPath([])).toBe('/');
});
