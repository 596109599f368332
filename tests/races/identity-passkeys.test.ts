/**
 * Sends fifty passkey responses to two servers. In the short form, `identity-refresh` tests a token that is used at once.
 *
 * @module-tag long
 */
import type { QueryExecutor } from '@studio/identity/database';
import { addPasskey as keepPasskey, listPasskeys, maxPasskeys } from '@studio/identity/users/passkeys';
import { passkeys } from '@studio/identity/users/tables';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestIdentity } from '../harness/identity.ts';
import {
  addPasskey,
  createOwnerWithPasskey,
  createPasskeyOwner,
  type PasskeyOwner,
  requestPasskeyChallenge,
} from '../harness/identity-passkeys.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { startTwoServers } from './harness/start-two-servers.ts';

const atOnce = 50;
const unlockedAtOnce = 15;

describe('a passkey at two servers on one PostgreSQL', () => {
  const { server: at } = startTwoServers();
  const poolOf = (own: TestIdentity) => ({
    ...own,
    own,
    admin: createRawSignIn(own).client,
    storage: new Map(),
  });
  const createOwner = () => createOwnerWithPasskey(poolOf(at(0)), at(0));

  /** Requests a challenge from a server and signs it as its page would. */
  async function signChallenge(number: number, { email, phone }: PasskeyOwner, counter: number) {
    const own = at(number);
    const { Session, options } = await requestPasskeyChallenge(own, email);
    const { origin } = new URL(own.endpoint);
    const answer = { USERNAME: email, CREDENTIAL: phone.sign(options, { origin, counter }) };
    return { own, send: () => createRawSignIn(own).respond('WEB_AUTHN', Session, answer) };
  }
  async function signFiftyChallenges(holder: PasskeyOwner, counter: number) {
    const all: Awaited<ReturnType<typeof signChallenge>>[] = [];
    for (let number = 0; number < atOnce; number++) all.push(await signChallenge(number, holder, counter));
    return all;
  }

  it('accepts one of fifty identical responses to a challenge', async () => {
    const { send } = await signChallenge(0, await createOwner(), 0);
    expect(await countOutcomes(Array.from({ length: atOnce }, () => send))).toEqual({
      in: 1,
      NotAuthorizedException: atOnce - 1,
    });
  });

  it('that was copied logs in once per counter value, and each time without a counter', async () => {
    const counting = await createOwner();
    const copies = await signFiftyChallenges(counting, 7);
    expect(await countOutcomes(copies.map(({ send }) => send))).toEqual({
      in: 1,
      NotAuthorizedException: atOnce - 1,
    });
    // Control: the same concurrent responses, from a device that doesn't count.
    const uncounted = await signFiftyChallenges(await createOwner(), 0);
    expect(await countOutcomes(uncounted.map(({ send }) => send))).toEqual({ in: atOnce });
  });

  it('is limited to 20 when many are added at once; without the lock there would be more', async () => {
    const own = at(0);
    const holder = await createPasskeyOwner(poolOf(own), own);
    const additions = Array.from({ length: 30 }, () => () => addPasskey(own, holder));
    expect(await countOutcomes(additions)).toEqual({ in: maxPasskeys, LimitExceededException: 10 });
    const listStored = () => own.pool.database.select().from(passkeys).where(eq(passkeys.sub, holder.sub));
    expect(await listStored()).toHaveLength(maxPasskeys);
    // Control: the same work without the account's lock. Each transaction sees the account as it was before any write.
    // More at once would need more connections than the server has.
    const [one] = await listStored();
    if (!one) throw new Error('There is no passkey.');
    await own.pool.database.delete(passkeys).where(eq(passkeys.credentialId, one.credentialId));
    const met = createBarrier(unlockedAtOnce);
    const unlocked = Array.from({ length: unlockedAtOnce }, (_, number) => () => {
      const copy = { ...one, credentialId: `another-${number}` };
      const add = async (tx: QueryExecutor) => {
        await listPasskeys(tx, holder.sub);
        await met();
        await keepPasskey(tx, copy);
      };
      return own.pool.database.transaction(add, { isolationLevel: 'repeatable read' });
    });
    expect(await countOutcomes(unlocked)).toEqual({ in: unlockedAtOnce });
    expect((await listStored()).length).toBeGreaterThan(maxPasskeys);
  });
});

/** Counts the outcomes of concurrent calls: 'in', or the name of the error. */
async function countOutcomes(calls: readonly (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(calls.map((call) => call()))) {
    const name = outcome.status === 'fulfilled' ? 'in' : outcome.reason.name;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
