import { readLimitOverrides } from './read-limit-overrides.ts';

/**
 * Rate limits of our own user pool, by its names (apps/identity, users/rate-limits.ts).
 * scripts/pool-rate-limits.test.ts compares them.
 */
export const poolRateLimitNames = [
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

export type PoolRateLimits = Partial<Record<(typeof poolRateLimitNames)[number], number>>;

export function readPoolRateLimits(
  env: Record<string, string | undefined>,
  problems: string[],
): PoolRateLimits {
  return readLimitOverrides(env, 'IDENTITY_LIMIT_', poolRateLimitNames, problems);
}
