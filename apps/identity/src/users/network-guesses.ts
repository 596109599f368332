import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { countTowardsRateLimit } from './rate-limits.ts';

/** Kinds of guesses, each with its own budget (handbook: accounts 14). */
export type NetworkGuessBudget = 'wrongPasswordsPerNetwork' | 'wrongCodesPerNetwork';

/**
 * Counts a guess against the caller's network as if it were wrong. A network over its budget isn't blocked, because
 * others share it: each account still has a few attempts a day from that network, so a user who knows the secret can
 * sign in.
 * @param about names the secret, such as `toPasswordGuessKey(sub)`
 * @returns a function that undoes the count, for a correct guess or an unexpected error
 * @throws LimitExceededException when the account has no attempts left from this network
 */
export async function consumeNetworkGuess(
  pool: Pool,
  budget: NetworkGuessBudget | null,
  about: string,
): Promise<() => Promise<void>> {
  const network = pool.caller?.addressHash;
  if (!network || !budget) return async () => {};
  const shared = await countTowardsRateLimit(pool, `${budget}|network|${network}`, budget);
  if (!shared.isOver) return shared.undo;
  const own = await countTowardsRateLimit(pool, `wrong|${network}|${about}`, 'wrongPerAccountAndNetwork');
  const undo = async () => {
    await shared.undo();
    await own.undo();
  };
  if (!own.isOver) return undo;
  await undo();
  throw new IdentityError('LimitExceededException');
}

/**
 * Runs an attempt at a code, and counts a failure against the caller's network. The attempts at the code itself are
 * limited by the code's own row (codes.ts).
 * @throws LimitExceededException as `consumeNetworkGuess`, and what `attempt` throws
 */
export async function attemptCode(pool: Pool, about: string, attempt: () => Promise<void>): Promise<void> {
  const undo = await consumeNetworkGuess(pool, 'wrongCodesPerNetwork', about);
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof IdentityError)) await undo();
    throw error;
  }
  await undo();
}
