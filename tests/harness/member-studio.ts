import { randomUUID } from 'node:crypto';
import { type FakeUserPool, installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

export const getOwnProfile = (browser: TestBrowser) => browser.call('/classes/user/get');
export const upsertProfile = (browser: TestBrowser, user: object) =>
  browser.call('/classes/user/upsert', { user });

/** Opens a studio with members who have accounts. */
export async function openMemberStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);

  /** Creates a member with an account and their own browser. */
  async function member(account: Parameters<FakeUserPool['addUser']>[1] = {}) {
    const person = people.addUser(randomUUID(), account);
    const browser = studio.visitor().with(await tokens.access(person.sub, person.groups));
    return { ...person, browser };
  }

  return { studio, tokens, people, member };
}

export type MemberStudio = Awaited<ReturnType<typeof openMemberStudio>>;
