import type { Pool } from '../pool.ts';
import { findConfirmedDevice } from './devices.ts';
import { attemptGuess, passwordGuessErrors, toPasswordGuessKey } from './guess-throttling.ts';

/**
 * Checks a password and counts it as `attemptGuess` does. A guess that names a confirmed device of the account doesn't
 * count against the network: only that browser knows the device's key, so others on the network can't lock that browser
 * out.
 * @param sub of the account, or of the decoy for an unknown email address; both are looked up, so that response times
 * are equal
 */
export async function attemptPassword<T>(
  pool: Pool,
  sub: string,
  { DEVICE_KEY }: { DEVICE_KEY?: string | undefined },
  check: () => Promise<T | null>,
): Promise<T> {
  const device = DEVICE_KEY ? await findConfirmedDevice(pool.database, sub, DEVICE_KEY) : null;
  return attemptGuess(
    pool,
    toPasswordGuessKey(sub),
    check,
    device ? { ...passwordGuessErrors, budget: null } : passwordGuessErrors,
  );
}
