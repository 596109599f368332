import { purchaseCopy } from '@studio/content/copy/purchase';
import { useSearchParams } from 'react-router';
import { PurchaseComplete } from '../features/public/purchase/purchase-complete.tsx';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { useBankRedirectFailed } from '../lib/payments/use-bank-redirect-failed.ts';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { reads: ['purchase', 'membership', 'product', 'redirect_status'] };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, purchaseCopy.complete.meta.title, purchaseCopy.complete.meta.description);

/** /purchase/complete?purchase={id} or ?membership={id}. The bank's own page also returns here. */
export default function PurchaseCompleteRoute() {
  const [query] = useSearchParams();
  const declined = useBankRedirectFailed();
  return (
    <PurchaseComplete
      completion={{ purchaseId: query.get('purchase'), membershipId: query.get('membership'), declined }}
      product={query.get('product')}
      MessagePage={MessagePage}
    />
  );
}
