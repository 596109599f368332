import { expect, it } from 'vitest';
import { getMissingNames } from './get-missing-names.ts';

it('an account learns the names that it lacks, and keeps those that it has', () => {
  const typed = { firstName: ' Amara ', lastName: 'Okafor ' };
  expect(getMissingNames({ firstName: 'Amy', lastName: '' }, typed)).toEqual({ lastName: 'Okafor' });
  expect(getMissingNames({ firstName: '', lastName: '' }, typed)).toEqual({
    firstName: 'Amara',
    lastName: 'Okafor',
  });
  expect(getMissingNames({ firstName: 'Amy', lastName: 'Quill' }, typed)).toBeNull();
  expect(
    getMissingNames({ firstName: '', lastName: 'Quill' }, { firstName: ' ', lastName: 'Okafor' }),
  ).toBeNull();
});

it('is not called as forms call those without a name', () => {
  const typed = { firstName: 'Member', lastName: 'Okafor' };
  expect(getMissingNames({ firstName: '', lastName: '' }, typed)).toEqual({ lastName: 'Okafor' });
});
