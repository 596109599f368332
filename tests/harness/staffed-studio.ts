import { randomUUID } from 'node:crypto';
import { type FakeUserPool, installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from './test-studio.ts';
import { type TestTokens, trustTestKey } from './test-tokens.ts';

/** Test studio with a user pool and a logged-in staff browser. */
export interface StaffedStudio {
  studio: TestStudio;
  tokens: TestTokens;
  people: FakeUserPool;
  staff: TestBrowser;
}

export async function openStaffedStudio(): Promise<StaffedStudio> {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const { sub } = people.addUser(randomUUID(), { groups: ['STAFF'] });
  const staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));
  return { studio, tokens, people, staff };
}
