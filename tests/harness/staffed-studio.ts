import { randomUUID } from 'node:crypto';
import { type People, peopleOf } from './people.ts';
import { openTestStudio, type TestStudio, type Visitor } from './studio.ts';
import { type Tokens, trustTestKey } from './tokens.ts';

/** The product, its user pool, and a browser in which a member of staff is logged in. */
export interface StaffedStudio {
  studio: TestStudio;
  tokens: Tokens;
  people: People;
  staff: Visitor;
}

export async function openStaffedStudio(): Promise<StaffedStudio> {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = peopleOf(studio);
  const { sub } = people.know(randomUUID(), { groups: ['STAFF'] });
  const staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));
  return { studio, tokens, people, staff };
}
