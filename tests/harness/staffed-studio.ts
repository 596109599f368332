import { randomUUID } from 'node:crypto';
import { type FakeUserPool, installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from './test-studio.ts';
import { type TestTokens, trustTestKey } from './test-tokens.ts';

/** The product, its user pool, and a browser in which a member of staff is logged in. */
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
  const { sub } = people.know(randomUUID(), { groups: ['STAFF'] });
  const staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));
  return { studio, tokens, people, staff };
}
