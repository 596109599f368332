import { randomUUID } from 'node:crypto';
import { isEmailProven } from '@studio/server/people/proven-emails';
import { hashPerson } from '@studio/server/platform/hash-person';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const branchId = '11-miles-st';
const mondayNoon = '2026-11-23T12:00:00Z';
export const createUnusedEmail = () => `vera.${randomUUID()}@guests.example`;

/** Opens a studio to which people give any email address. */
export async function openTypedAddressStudio() {
  const studio = await openTestStudio({ now: mondayNoon });
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);

  const isProven = (email: string, { clientId }: TestBrowser) =>
    isEmailProven(studio.database, {
      branchId,
      personHash: hashPerson(studio.services.keys, email),
      clientId,
    });

  async function staff(): Promise<TestBrowser> {
    const { sub } = people.addUser(randomUUID(), { groups: ['STAFF'] });
    return studio.visitor().with(await tokens.access(sub, ['STAFF']));
  }

  /** Returns the key of the link in the newest email to an address. */
  async function readEmailedKey(email: string): Promise<string> {
    const [sentEmail] = await studio.emails(email);
    return /\/(?:booking|tour)\/\S+?\?k=([\w-]+)/.exec(sentEmail?.text ?? '')?.[1] ?? '';
  }

  return { studio, tokens, people, isProven, staff, readEmailedKey };
}

export type TypedAddressStudio = Awaited<ReturnType<typeof openTypedAddressStudio>>;
