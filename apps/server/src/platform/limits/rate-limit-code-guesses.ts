import type { Services } from '../services.ts';
import { consumeRateLimit, type RateLimit } from './rate-limits.ts';

export interface CodeAttemptCaller {
  clientId?: string | undefined;
  addressHash?: string | undefined;
  memberId?: string | null | undefined;
}

/**
 * Caller for attempts by staff, which aren't limited: staff can see all promo codes, and no one can guess the 80 random
 * bits of a gift card code.
 */
export const unlimitedCaller: CodeAttemptCaller = {};

/**
 * Counts an attempt to use a code, right or wrong, before the code is looked up. So parallel attempts can't exceed the
 * limit, and the error reveals nothing about the code. Throws AppError `rate_limited`.
 */
export async function rateLimitCodeGuesses(
  { config, database, clock }: Services,
  kind: 'promo' | 'gift-card',
  { clientId, addressHash, memberId }: CodeAttemptCaller,
): Promise<void> {
  if (!config.limits) return;
  const guessers: [RateLimit, string | null | undefined][] = [
    [config.limits.codesPerClient, clientId],
    [config.limits.codesPerAddress, addressHash],
    [config.limits.codesPerMember, memberId],
  ];
  for (const [limit, key] of guessers) {
    if (key) await consumeRateLimit(database, limit, `${kind}:${key}`, clock.now());
  }
}
