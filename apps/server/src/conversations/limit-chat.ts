import type { Caller } from '../platform/call-route.ts';
import { countAgainst, type Limit } from '../platform/limits.ts';
import type { Services } from '../platform/services.ts';

/** Counts a message for everybody who could be its sender. Refuses with rate_limited. */
export async function limitChat({ config, database, clock }: Services, caller: Caller): Promise<void> {
  if (!config.limits) return;
  const senders: [Limit, string][] = [
    [config.limits.chatPerClient, caller.clientId],
    [config.limits.chatPerClientHour, caller.clientId],
    [config.limits.chatPerAddress, caller.addressHash],
    [config.limits.chatPerAddressHour, caller.addressHash],
    [config.limits.chatPerNetwork, caller.networkHash],
  ];
  for (const [limit, key] of senders) await countAgainst(database, limit, key, clock.now());
}
