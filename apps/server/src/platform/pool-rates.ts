import { readMaxima } from './read-maxima.ts';

/** What our own user pool counts, by its names (apps/identity, users/rates.ts); scripts/pool-rates.test.ts compares them. */
export const poolRateNames = [
  'codesPerAddressHour',
  'codesPerAddressDay',
  'codesPerNetwork',
  'signInCodesPerAccountHour',
  'signInCodesPerAccountDay',
  'textsPerAccountHour',
  'textsPerAccountDay',
  'textsPerNumber',
  'textsPerNetwork',
  'newRecoveryCodes',
  'wrongPasswordsPerNetwork',
  'wrongCodesPerNetwork',
  'wrongPerAccountAndNetwork',
] as const;

/** Those that are set; the others stay as the pool has them. */
export type PoolRates = Partial<Record<(typeof poolRateNames)[number], number>>;

export function readPoolRates(env: Record<string, string | undefined>, problems: string[]): PoolRates {
  return readMaxima(env, 'IDENTITY_LIMIT_', poolRateNames, problems);
}
