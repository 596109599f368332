import { consumeRateLimit, type RateLimit } from './rate-limits.ts';
import type { Services } from './services.ts';

/** Everybody who could be trying out codes: the browser, its address, the member. */
export interface GuessingCaller {
  clientId?: string | undefined;
  addressHash?: string | undefined;
  memberId?: string | null | undefined;
}

/**
 * Counts that somebody tries a code of a kind, right or wrong, before it is looked up: parallel tries do not slip
 * through, and being refused tells nothing about the code. Refuses with `rate_limited`.
 */
export async function rateLimitCodeGuesses(
  { config, database, clock }: Services,
  kind: 'promo' | 'gift-card',
  { clientId, addressHash, memberId }: GuessingCaller,
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
