import type { Services } from '../platform/services.ts';
import { findRefundOfProvider } from './store.ts';
import { noteRefund } from './submit-refunds.ts';

/** The provider says that a refund has changed: it is asked how it stands now. One that is not ours is passed over. */
export async function refundEvent(
  services: Services,
  about: { refundId: string; ourRefundId: string | null },
): Promise<void> {
  const refund = await findRefundOfProvider(services.database, about.refundId, about.ourRefundId);
  if (!refund) return;
  await noteRefund(services, refund, await services.payments.retrieveRefund(about.refundId));
}
