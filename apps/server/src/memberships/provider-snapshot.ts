import type { ProviderInvoice, ProviderSubscription } from '../integrations/payments/port.ts';
import type { Actor } from '../platform/audit.ts';

/** What the provider has told about a membership, and the number that was taken before it was asked. */
export interface ProviderSnapshot {
  number: number;
  subscription: ProviderSubscription;
  /** The newest first. */
  invoices: readonly ProviderInvoice[];
}

/** Who brings news of a membership; a webhook says which event, which is then written in the same transaction. */
export interface SyncMembershipInput {
  actor: Actor;
  event?: { id: string; type: string };
  /** Why it has ended, when who asks knows better than the provider. */
  because?: 'CANCELLED' | 'CLOSED';
}
