import { retention } from '@studio/domain/privacy/retention';
import type { Services } from '../platform/services.ts';
import { forgetUnconfirmed } from './store.ts';

/** Erases addresses that asked for the newsletter a while ago and never confirmed. */
export function forgetOldAskings({ database, config, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - retention.unconfirmedNewsletterDays * 86_400_000);
  return forgetUnconfirmed(database, config.branchId, before);
}
