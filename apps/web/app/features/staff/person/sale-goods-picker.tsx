import type { ListSellableProductsResponse } from '@studio/contracts/staff-desk-sales';
import { formatPriceShort } from '@studio/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ChosenGoods } from './chosen-goods.ts';
import { CustomItemFields } from './custom-item-fields.tsx';
import { GiftCardFields } from './gift-card-fields.tsx';
import { personQueries } from './person-queries.ts';

interface SaleGoodsPickerProps {
  /** Null for a sale without a client, which offers only front desk items and other items. */
  personId: string | null;
  onChange: (goods: ChosenGoods | null) => void;
}

type GoodsKind = 'product' | 'gift-card' | 'item';

/**
 * Lets staff choose a product or counter item of the catalogue, fill in a gift card, or type the name and price of another
 * item. Opens on the other item if the catalogue has nothing to choose.
 */
export function SaleGoodsPicker({ personId, onChange }: SaleGoodsPickerProps) {
  const [chosenKind, setKind] = useState<GoodsKind | null>(null);
  const { data } = useQuery(personQueries.sellable(personId));
  const kind = chosenKind ?? (data && listForSale(data).length === 0 ? 'item' : 'product');
  return (
    <>
      <SegmentedControl
        legend="What to sell"
        name="sell-kind"
        value={kind}
        onChange={(next) => {
          setKind(next);
          onChange(null);
        }}
        options={[
          { value: 'product', label: personId === null ? 'Front desk items' : 'Products' },
          ...(personId === null ? [] : [{ value: 'gift-card', label: 'Gift card' } as const]),
          { value: 'item', label: 'Other item' },
        ]}
      />
      {kind === 'product' && <ProductPicker personId={personId} onChange={onChange} />}
      {kind === 'gift-card' && <GiftCardFields onChange={onChange} />}
      {kind === 'item' && (
        <CustomItemFields
          onChange={(goods) => {
            // Keeps the typed item if the catalogue gets its first front desk item.
            setKind('item');
            onChange(goods);
          }}
        />
      )}
    </>
  );
}

const listForSale = ({ products }: ListSellableProductsResponse) => products.filter(({ forSale }) => forSale);

function getHint(personId: string | null, products: number): string {
  if (personId !== null) return 'Clients buy memberships on the site, with their own card.';
  return products > 0
    ? 'To sell packs and gift cards, open the client’s profile.'
    : 'No front desk items yet. Choose Other item.';
}

function ProductPicker({ personId, onChange }: SaleGoodsPickerProps) {
  const { data, isLoadingError, isPending, isFetching, refetch } = useQuery(personQueries.sellable(personId));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const products = data ? listForSale(data) : [];
  const choose = (productId: string) => {
    setChosenId(productId);
    const product = products.find((one) => one.productId === productId);
    if (!product) return;
    const { name, pricePence } = product;
    onChange({ goods: { productId }, name, pricePence, problem: null });
  };
  return (
    <div>
      {isLoadingError && <LoadError title="Couldn’t load products." busy={isFetching} onRetry={refetch} />}
      {isPending && <Skeleton className="block h-40 rounded-card" />}
      {products.length > 0 && (
        <div className="max-h-72 overflow-y-auto rounded-card">
          <ChoiceRows
            legend="Product"
            name="sell-product"
            value={chosenId}
            onChange={choose}
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
      <p className="mt-2 text-small text-stone">{getHint(personId, products.length)}</p>
    </div>
  );
}
