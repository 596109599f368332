import {
  defaultCaps,
  defaultRateLimits,
  type RateLimitName,
  type RateLimits,
} from '../limits/rate-limits.ts';
import { readLimitOverrides } from './read-limit-overrides.ts';

type CapName = keyof typeof defaultCaps;

const limitNames = Object.keys(defaultRateLimits) as RateLimitName[];
export const configurableLimitNames = [...limitNames, ...(Object.keys(defaultCaps) as CapName[])];

/**
 * Reads an override for every limit (`LIMIT_HOLDS_PER_CLIENT` and so on).
 * Defaults come from `defaultRateLimits` and `defaultCaps`.
 */
export function readLimitSettings(env: Record<string, string | undefined>, problems: string[]): RateLimits {
  const maxima = readLimitOverrides(env, 'LIMIT_', configurableLimitNames, problems);
  const own = (name: RateLimitName) => ({
    ...defaultRateLimits[name],
    max: maxima[name] ?? defaultRateLimits[name].max,
  });
  const counted = Object.fromEntries(limitNames.map((name) => [name, own(name)])) as typeof defaultRateLimits;
  return { ...defaultCaps, ...maxima, ...counted };
}
