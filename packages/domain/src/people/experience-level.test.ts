import { expect, it } from 'vitest';
import { getExperienceLevel } from './experience-level.ts';

it('goes up with the classes of the activity that somebody has been to', () => {
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
