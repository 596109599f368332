import type { Services } from '../platform/services.ts';
import { forgetUnconfirmed } from './store.ts';

const keptDays = 30;

/** Forgets addresses that were asked for more than 30 days ago and never confirmed. */
export function forgetOldAskings({ database, config, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
  return forgetUnconfirmed(database, config.branchId, before);
}
