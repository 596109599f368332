import type { ProviderInvoice, ProviderSubscription } from '../integrations/payments/port.ts';
import type { Actor } from '../platform/audit.ts';

/** Provider's state of a membership, with the sequence number of the request that read it. */
export interface ProviderSnapshot {
  number: number;
  subscription: ProviderSubscription;
  /** Invoices of the subscription, newest first. */
  invoices: readonly ProviderInvoice[];
}

/** Trigger of a sync. A webhook passes its event, which is saved in the same transaction. */
export interface SyncMembershipInput {
  actor: Actor;
  event?: { id: string; type: string };
  /** Reason why the membership ends, if the caller knows it better than the provider. */
  endReason?: 'CANCELLED' | 'CLOSED';
}
