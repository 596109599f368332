import type { Pool } from '../pool.ts';
import { findKnownDevice } from './devices.ts';
import { guess, ofPasswords, passwordOf } from './guesses.ts';

/**
 * Lets somebody guess at the password of an account, as `guess` does. A guess that names a confirmed device of the account
 * does not count against its network: nobody else knows the device's key, so others on that network cannot lock it out.
 * @param sub of the account, or of nobody: both are looked up, so that both take as long
 */
export async function guessPassword<T>(
  pool: Pool,
  sub: string,
  { DEVICE_KEY }: { DEVICE_KEY?: string | undefined },
  check: () => Promise<T | null>,
): Promise<T> {
  const device = DEVICE_KEY ? await findKnownDevice(pool.database, sub, DEVICE_KEY) : null;
  return guess(pool, passwordOf(sub), check, device ? { ...ofPasswords, budget: null } : ofPasswords);
}
