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
    kept: new Map(),
  });
  const someone = () => createOwnerWithPasskey(poolOf(at(0)), at(0));

  /** Requests a challenge from a server and signs it as its page would. */
  async function signed(number: number, { email, phone }: PasskeyOwner, counter: number) {
    const own = at(number);
    const { Session, options } = await requestPasskeyChallenge(own, email);
    const { origin } = new URL(own.endpoint);
    const answer = { USERNAME: email, CREDENTIAL: phone.sign(options, { origin, counter }) };
    return { own, send: () => createRawSignIn(own).answer('WEB_AUTHN', Session, answer) };
  }
  async function fiftySigned(holder: PasskeyOwner, counter: number) {
    const all: Awaited<ReturnType<typeof signed>>[] = [];
    for (let number = 0; number < atOnce; number++) all.push(await signed(number, holder, counter));
    return all;
  }

  it('answers a question once, of fifty that send the same answer', async () => {
    const { send } = await signed(0, await someone(), 0);
    expect(await outcomes(Array.from({ length: atOnce }, () => send))).toEqual({
      in: 1,
      NotAuthorizedException: atOnce - 1,
    });
  });

  it('that was copied opens the account once for each count; where it does not count, each time', async () => {
    const counting = await someone();
    const copies = await fiftySigned(counting, 7);
    expect(await outcomes(copies.map(({ send }) => send))).toEqual({
      in: 1,
      NotAuthorizedException: atOnce - 1,
    });
    // Control: the same concurrent responses, from a device that doesn't count.
    const uncounted = await fiftySigned(await someone(), 0);
    expect(await outcomes(uncounted.map(({ send }) => send))).toEqual({ in: atOnce });
  });

  it('is one of 20, however many are made at once; unlocked, there would be more', async () => {
    const own = at(0);
    const holder = await createPasskeyOwner(poolOf(own), own);
    const makings = Array.from({ length: 30 }, () => () => addPasskey(own, holder));
    expect(await outcomes(makings)).toEqual({ in: maxPasskeys, LimitExceededException: 10 });
    const kept = () => own.pool.database.select().from(passkeys).where(eq(passkeys.sub, holder.sub));
    expect(await kept()).toHaveLength(maxPasskeys);
    // Control: the same work without the account's lock. Each transaction sees the account as it was before any write.
    // More at once would need more connections than the server has.
    const [one] = await kept();
    if (!one) throw new Error('There is no passkey.');
    await own.pool.database.delete(passkeys).where(eq(passkeys.credentialId, one.credentialId));
    const met = createBarrier(unlockedAtOnce);
    const unlocked = Array.from({ length: unlockedAtOnce }, (_, number) => () => {
      const another = { ...one, credentialId: `another-${number}` };
      const add = async (tx: QueryExecutor) => {
        await listPasskeys(tx, holder.sub);
        await met();
        await keepPasskey(tx, another);
      };
      return own.pool.database.transaction(add, { isolationLevel: 'repeatable read' });
    });
    expect(await outcomes(unlocked)).toEqual({ in: unlockedAtOnce });
    expect((await kept()).length).toBeGreaterThan(maxPasskeys);
  });
});

/** Counts the outcomes of concurrent calls: 'in', or the name of the error. */
async function outcomes(calls: readonly (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(calls.map((call) => call()))) {
    const name = outcome.status === 'fulfilled' ? 'in' : outcome.reason.name;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
