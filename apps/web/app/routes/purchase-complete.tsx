import { purchaseCopy } from '@studio/content/copy/purchase';
import { useSearchParams } from 'react-router';
import { PurchaseComplete } from '../features/purchase/purchase-complete.tsx';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { useBankWord } from '../lib/payments/use-bank-word.ts';

export const handle = { reads: ['purchase', 'membership', 'product', 'redirect_status'] };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, purchaseCopy.complete.meta.title, purchaseCopy.complete.meta.description);

/** /purchase/complete?purchase={id} or ?membership={id}; a bank's own page comes back to it, too. */
export default function PurchaseCompleteRoute() {
  const [query] = useSearchParams();
  const declined = useBankWord();
  return (
    <PurchaseComplete
      completion={{ purchaseId: query.get('purchase'), membershipId: query.get('membership'), declined }}
      product={query.get('product')}
      QuietPage={QuietPage}
    />
  );
}
