import { randomUUID } from 'node:crypto';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio } from './test-studio.ts';
import { type RejectedToken, rejectedTokens, trustTestKey } from './test-tokens.ts';

export const people = {
  'member A': { userId: randomUUID(), groups: [] },
  'member B': { userId: randomUUID(), groups: [] },
  staff: { userId: randomUUID(), groups: ['STAFF'] },
  trainer: { userId: randomUUID(), groups: ['TRAINER'] },
  admin: { userId: randomUUID(), groups: ['ADMIN'] },
} as const;
export type Person = keyof typeof people;
export type Caller = 'no one' | Person | RejectedToken;
export const persons = Object.keys(people) as Person[];
export const callers: Caller[] = ['no one', ...persons, ...rejectedTokens];

/** Opens a studio with a token of each kind of caller. */
export async function openAuthorisationStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const pool = installFakeUserPool(studio);
  for (const { userId, groups } of Object.values(people)) pool.addUser(userId, { groups });
  // The tokens are an owner's, because accepting such an invalid token would do the most harm.
  const invalidTokens = await tokens.rejected(people.admin.userId, ['ADMIN']);
  const valid = persons.map(
    async (person): Promise<[Caller, string]> => [
      person,
      await tokens.access(people[person].userId, people[person].groups),
    ],
  );
  const tokenOf = new Map<Caller, string>([
    ...(await Promise.all(valid)),
    ...(Object.entries(invalidTokens) as [Caller, string][]),
  ]);

  return { studio, tokens, tokenOf };
}

export type AuthorisationStudio = Awaited<ReturnType<typeof openAuthorisationStudio>>;
