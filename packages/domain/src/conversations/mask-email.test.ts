import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it('shows the ends of the name only, and of a short one its beginning', () => {
  expect(maskEmail('marta@example.org')).toBe('m…a@example.org');
  expect(maskEmail('bo@example.org')).toBe('b…@example.org');
  expect(maskEmail('x@example.org')).toBe('x…@example.org');
});
