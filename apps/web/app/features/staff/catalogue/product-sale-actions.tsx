import type { StaffProduct } from '@studio/contracts/staff-products';
import { isProduct } from '@studio/domain/catalogue/product-terms';
import { formatCount } from '@studio/domain/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { setProductSaleStatus } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';

const messages = { on: 'put on sale', off: 'taken off sale', archived: 'archived' };

interface ProductSaleActionsProps {
  product: StaffProduct;
  onCopy: () => void;
  onDone: () => void;
}

/** Buttons that put a product on sale, take it off sale, copy or archive it. */
export function ProductSaleActions({ product, onCopy, onDone }: ProductSaleActionsProps) {
  const { id, name, onSale, archived, clients } = product;
  const [isConfirming, setConfirming] = useState(false);
  const queryClient = useQueryClient();
  const selling = useMutation({
    mutationFn: (sale: keyof typeof messages) => setProductSaleStatus(id, sale),
    onSuccess: (_, sale) => {
      showToast(`${name} ${messages[sale]}.`);
      setConfirming(false);
      onDone();
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const failure = describeMutationError(selling.error);
  const isLive = onSale && !archived;
  return (
    <section aria-label="Sale status" className="mt-4 border-t border-hairline pt-5">
      <p className="text-small text-stone">
        {isLive
          ? 'On sale. If you take this product off sale, no one can buy it. Past purchases stay valid.'
          : 'Not on sale. Past purchases stay valid.'}
      </p>
      {failure && !isConfirming && (
        <p role="alert" className="mt-2 text-small text-error">
          {failure}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          kind="secondary"
          size="small"
          busy={selling.isPending}
          onClick={() => selling.mutate(isLive ? 'off' : 'on')}
        >
          {isLive ? 'Take off sale' : 'Put on sale'}
        </Button>
        <Button kind="secondary" size="small" onClick={onCopy}>
          Copy product
        </Button>
        {!archived && (
          <Button kind="danger" size="small" onClick={() => setConfirming(true)}>
            Archive product
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={`Archive ${name}?`}
        onConfirm={() => selling.mutate('archived')}
        onClose={() => setConfirming(false)}
        busy={selling.isPending}
        failure={failure}
        label="Archive product"
        busyLabel="Archiving…"
        closeLabel="Keep product"
        kind="danger"
      >
        <ul className="list-disc space-y-1.5 pl-5 text-stone">
          <li>The product will disappear from the site and the front desk.</li>
          {isProduct(product) && (
            <li>
              {clients === 0
                ? 'No client has this product at the moment.'
                : `${formatCount(clients, 'client')} will keep this product. Memberships will renew as before.`}
            </li>
          )}
          <li>You can put the product on sale again.</li>
        </ul>
      </ConfirmDialog>
    </section>
  );
}
