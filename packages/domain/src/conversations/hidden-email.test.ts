import { expect, it } from 'vitest';
import { hiddenEmail } from './hidden-email.ts';

it('shows the ends of the name only, and of a short one its beginning', () => {
  expect(hiddenEmail('marta@example.org')).toBe('m…a@example.org');
  expect(hiddenEmail('bo@example.org')).toBe('b…@example.org');
  expect(hiddenEmail('x@example.org')).toBe('x…@example.org');
});
