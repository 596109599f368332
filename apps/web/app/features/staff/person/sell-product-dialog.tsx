import { formatPriceShort } from '@studio/domain/money/money';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { personApi } from './person-api.ts';
import { personQueries } from './person-queries.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

interface SellProductDialogProps {
  open: boolean;
  onClose: () => void;
  person: { personId: string; name: string };
  onSold: (message: string) => void;
}

/** Dialog that sells a pack or another product, paid at the front desk. */
export function SellProductDialog({ open, onClose, person, onSold }: SellProductDialogProps) {
  const { personId } = person;
  const [saleId] = useIdempotencyKey();
  const { data, isLoadingError, isPending, isFetching, refetch } = useQuery(personQueries.sellable(personId));
  const [productId, setProductId] = useState<string | null>(null);
  const [method, setMethod] = useState<'CASH' | 'TERMINAL' | 'COMPLIMENTARY'>('TERMINAL');
  const [reason, setReason] = useState('');
  const products = data?.products.filter(({ forSale }) => forSale) ?? [];
  const chosen = products.find((product) => product.productId === productId);
  const amount = chosen ? formatPriceShort(chosen.pricePence) : '';
  const isGift = method === 'COMPLIMENTARY';
  const selling = useMutation({
    mutationFn: ({ productId }: { productId: string; name: string }) =>
      personApi.sell({
        personId,
        saleId,
        productId,
        method,
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    onSuccess: (_, { name }) => onSold(isGift ? `${name} given for free.` : `${name} sold.`),
  });
  return (
    <ConfirmDialog
      title={`Sell to ${person.name}`}
      open={open}
      onConfirm={() => chosen && selling.mutate(chosen)}
      onClose={onClose}
      busy={selling.isPending}
      failure={describeMutationError(selling.error)}
      label={chosen ? (isGift ? 'Give for free' : `Take ${amount}`) : 'Sell'}
      busyLabel="Saving…"
      problem={chosen ? (isGift ? getReasonError(reason) : null) : 'Choose a product.'}
    >
      {isLoadingError && <LoadError title="Couldn’t load products." busy={isFetching} onRetry={refetch} />}
      {isPending && <Skeleton className="block h-40 rounded-card" />}
      <p className="text-small text-stone">Clients buy memberships on the site, with their own card.</p>
      {products.length > 0 && (
        <div className="max-h-72 overflow-y-auto rounded-card">
          <ChoiceRows
            legend="Product"
            name="sell-product"
            value={productId}
            onChange={(chosenId) => {
              setProductId(chosenId);
              selling.reset();
            }}
            rows={products.map((product) => ({
              value: product.productId,
              label: product.name,
              detail: product.alreadyBought
                ? 'Already used this offer'
                : (product.saving ??
                  (product.kind === 'counter' ? 'Front desk item' : formatSessions(product.sessions))),
              aside: formatPriceShort(product.pricePence),
              disabled: product.alreadyBought,
            }))}
          />
        </div>
      )}
      <ChoiceRows
        legend="Payment method"
        legendShown
        name="sell-method"
        value={method}
        onChange={setMethod}
        rows={[
          { value: 'TERMINAL', label: 'Card machine' },
          { value: 'CASH', label: 'Cash' },
          { value: 'COMPLIMENTARY', label: 'Complimentary', detail: 'No charge' },
        ]}
      />
      {isGift && <ReasonField value={reason} onValue={setReason} />}
    </ConfirmDialog>
  );
}
