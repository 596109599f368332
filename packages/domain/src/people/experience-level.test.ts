import { expect, it } from 'vitest';
import { getExperienceLevel } from './experience-level.ts';

it('rises with the number of classes attended in the activity', () => {
  expect([0, 3, 4, 14, 15, 49, 50, 400].map(getExperienceLevel)).toEqual([
    'new',
    'new',
    'improver',
    'improver',
    'regular',
    'regular',
    'experienced',
    'experienced',
  ]);
});
