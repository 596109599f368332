import { describe, expect, it } from 'vitest';
import { isInAnyGroup, parseGroups, staffToolGroups, studioTeamGroups, trainerToolGroups } from './groups.ts';

describe('parseGroups', () => {
  it('returns only known groups', () => {
    expect(parseGroups(['ADMIN', 'us-east-1_x_Google', 'STAFF', 'staff'])).toEqual(['STAFF', 'ADMIN']);
  });

  it.each([[undefined], ['ADMIN'], [{ 0: 'ADMIN' }], [null]])(
    'returns no groups when the claim is %j',
    (claim) => {
      expect(parseGroups(claim)).toEqual([]);
    },
  );
});

it.each([
  ['STAFF', true, true, false],
  ['TRAINER', true, false, true],
  ['ADMIN', true, true, true],
  ['', false, false, false],
])('allows %s guarded pages %s, staff tools %s, trainer tools %s', (group, guarded, staff, trainer) => {
  const groups = [group];
  expect(
    [studioTeamGroups, staffToolGroups, trainerToolGroups].map((allowed) => isInAnyGroup(groups, allowed)),
  ).toEqual([guarded, staff, trainer]);
});
