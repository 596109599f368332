import { describe, expect, it } from 'vitest';
import { isInAnyGroup, parseGroups, staffToolGroups, studioTeamGroups, trainerToolGroups } from './groups.ts';

describe('the groups of a token', () => {
  it('are those we know, whatever else it names', () => {
    expect(parseGroups(['ADMIN', 'us-east-1_x_Google', 'STAFF', 'staff'])).toEqual(['STAFF', 'ADMIN']);
  });

  it.each([[undefined], ['ADMIN'], [{ 0: 'ADMIN' }], [null]])('are none when the claim is %j', (claim) => {
    expect(parseGroups(claim)).toEqual([]);
  });
});

it.each([
  ['STAFF', true, true, false],
  ['TRAINER', true, false, true],
  ['ADMIN', true, true, true],
  ['', false, false, false],
])('%s opens guarded pages %s, staff tools %s, trainer tools %s', (group, guarded, staff, trainer) => {
  const theirs = [group];
  expect(
    [studioTeamGroups, staffToolGroups, trainerToolGroups].map((allowed) => isInAnyGroup(theirs, allowed)),
  ).toEqual([guarded, staff, trainer]);
});
