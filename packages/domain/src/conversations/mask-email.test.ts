import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it('shows only the first and last letter of the name, and only the first of a short one', () => {
  expect(maskEmail('marta@example.org')).toBe('m…a@example.org');
  expect(maskEmail('bo@example.org')).toBe('b…@example.org');
  expect(maskEmail('x@example.org')).toBe('x…@example.org');
});
