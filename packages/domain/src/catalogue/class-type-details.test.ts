import { expect, it } from 'vitest';
import { getClassTypeAudience, toClassTags } from './class-type-details.ts';

it('converts an audience to tags and back', () => {
  for (const audience of ['everyone', 'female-only', 'prenatal'] as const)
    expect(getClassTypeAudience(toClassTags(audience, 'dynamic'))).toBe(audience);
  expect(toClassTags('everyone', 'dynamic')).toEqual([]);
});

it('marks classes that no pack or membership covers', () => {
  expect(toClassTags('everyone', 'sound-healing')).toEqual(['no-entitlement']);
  expect(getClassTypeAudience(['no-entitlement'])).toBe('everyone');
});
