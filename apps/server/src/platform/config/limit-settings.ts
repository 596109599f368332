import { z } from 'zod';
import {
  defaultCaps,
  defaultRateLimits,
  type RateLimitName,
  type RateLimits,
} from '../limits/rate-limits.ts';
import { wholeNumberBetween } from './field-schemas.ts';

const rateLimitNames = Object.keys(defaultRateLimits) as RateLimitName[];
const capNames = Object.keys(defaultCaps) as (keyof typeof defaultCaps)[];
export const configurableLimitNames = [...rateLimitNames, ...capNames];

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

/** Returns the setting of a limit: 'LIMIT_HOLDS_PER_CLIENT' for 'holdsPerClient'. */
export const toSettingName = (prefix: string, name: string): string =>
  prefix + name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

const limitOverride = wholeNumberBetween(1, 1_000_000).optional();

/**
 * Creates the schema of the overrides of several limits. Outputs only those that are set. A setting with this prefix
 * that names no limit is a typo, so it is rejected.
 */
function overridesOf<Name extends string>(prefix: string, names: readonly Name[]) {
  const fields = Object.fromEntries(names.map((name) => [toSettingName(prefix, name), limitOverride]));
  return z
    .looseObject(fields)
    .superRefine((env, context) => {
      for (const setting of Object.keys(env))
        if (setting.startsWith(prefix) && !(setting in fields))
          context.addIssue(`${setting} is not a known limit`);
    })
    .transform((env) => {
      const all = names.map((name) => [name, env[toSettingName(prefix, name)]] as const);
      return Object.fromEntries(all.filter(([, max]) => max !== undefined)) as Partial<Record<Name, number>>;
    });
}

/** Rate limits and caps. Their defaults are `defaultRateLimits` and `defaultCaps`. */
export const limitSettings = overridesOf('LIMIT_', configurableLimitNames).transform((maxima): RateLimits => {
  const rateLimits = rateLimitNames.map((name) => {
    const limit = defaultRateLimits[name];
    return [name, { ...limit, max: maxima[name] ?? limit.max }];
  });
  return { ...defaultCaps, ...maxima, ...Object.fromEntries(rateLimits) };
});

export const userPoolRateLimits = overridesOf('IDENTITY_LIMIT_', userPoolRateLimitNames);
