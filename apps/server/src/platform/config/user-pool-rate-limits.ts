import { readLimitOverrides } from './read-limit-overrides.ts';

/**
 * Names of the rate limits of the project's own user pool (apps/identity, users/rate-limits.ts).
 * scripts/user-pool-rate-limits.test.ts compares both lists.
 */
export const userPoolRateLimitNames = [
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

export type UserPoolRateLimits = Partial<Record<(typeof userPoolRateLimitNames)[number], number>>;

export function readUserPoolRateLimits(
  env: Record<string, string | undefined>,
  problems: string[],
): UserPoolRateLimits {
  return readLimitOverrides(env, 'IDENTITY_LIMIT_', userPoolRateLimitNames, problems);
}
