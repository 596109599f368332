import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { countTowardsRateLimit } from './rate-limits.ts';

/** What is guessed: each kind has a budget of its own. */
export type NetworkGuessBudget = 'wrongPasswordsPerNetwork' | 'wrongCodesPerNetwork';

/**
 * Counts a guess against the caller's network as if it were wrong. A network that has used up its budget is not shut out,
 * since others share it: from there each account can still be tried a few times a day, so a person who knows the secret gets in.
 * @param about names the secret, such as `passwordOf(sub)`
 * @returns takes the count back: the guess was right, or nothing was learnt by it
 * @throws LimitExceededException when the account has no tries left from this network
 */
export async function countNetworkGuess(
  pool: Pool,
  budget: NetworkGuessBudget | null,
  about: string,
): Promise<() => Promise<void>> {
  const network = pool.caller?.addressHash;
  if (!network || !budget) return async () => {};
  const shared = await countTowardsRateLimit(pool, `${budget}|network|${network}`, budget);
  if (!shared.isOver) return shared.takeBack;
  const own = await countTowardsRateLimit(pool, `wrong|${network}|${about}`, 'wrongPerAccountAndNetwork');
  const takeBack = async () => {
    await shared.takeBack();
    await own.takeBack();
  };
  if (!own.isOver) return takeBack;
  await takeBack();
  throw new IdentityError('LimitExceededException');
}

/**
 * Runs a try of a code whose own row counts its tries, and counts a failed one against the caller's network.
 * @throws LimitExceededException as `countNetworkGuess`, and what `attempt` throws
 */
export async function countWrongCodes(
  pool: Pool,
  about: string,
  attempt: () => Promise<void>,
): Promise<void> {
  const takeBack = await countNetworkGuess(pool, 'wrongCodesPerNetwork', about);
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof IdentityError)) await takeBack();
    throw error;
  }
  await takeBack();
}
