import type { Caller } from '../http/api-route.ts';
import type { Services } from '../services.ts';

/**
 * Counts a change for the browser and for its network address, because anyone can invent another browser id.
 * @throws AppError rate_limited
 */
export function rateLimitWrites(
  { config, counts, clock }: Services,
  { clientId, addressHash }: Pick<Caller, 'clientId' | 'addressHash'>,
): void {
  if (!config.limits) return;
  counts.consume(config.limits.changesPerClient, clientId, clock.now());
  counts.consume(config.limits.changesPerAddress, addressHash, clock.now());
}
