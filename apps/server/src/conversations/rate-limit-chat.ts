import type { Caller } from '../platform/http/api-route.ts';
import { consumeRateLimit, type RateLimit } from '../platform/limits/rate-limits.ts';
import type { Services } from '../platform/services.ts';

/**
 * Counts a message against the rate limits of its browser, IP address and network (handbook: chat 8). Throws
 * AppError rate_limited.
 */
export async function rateLimitChat({ config, database, clock }: Services, caller: Caller): Promise<void> {
  if (!config.limits) return;
  const senders: [RateLimit, string][] = [
    [config.limits.chatPerClient, caller.clientId],
    [config.limits.chatPerClientHour, caller.clientId],
    [config.limits.chatPerAddress, caller.addressHash],
    [config.limits.chatPerAddressHour, caller.addressHash],
    [config.limits.chatPerNetwork, caller.networkHash],
  ];
  for (const [limit, key] of senders) await consumeRateLimit(database, limit, key, clock.now());
}
