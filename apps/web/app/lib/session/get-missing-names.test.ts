import { expect, it } from 'vitest';
import { getMissingNames } from './get-missing-names.ts';

it('returns only the names that the account lacks', () => {
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

it('ignores the placeholder name of the forms', () => {
  const typed = { firstName: 'Member', lastName: 'Okafor' };
  expect(getMissingNames({ firstName: '', lastName: '' }, typed)).toEqual({ lastName: 'Okafor' });
});
