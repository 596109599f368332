import { parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { counterItemLimits, getCounterItemErrors } from '@studio/domain/purchases/counter-item';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SaleGoods } from './person-api.ts';
import { personQueries } from './person-queries.ts';

/** Goods that staff chose, with the client's price. `problem` says what is missing; null when the goods can be sold. */
export interface ChosenGoods {
  goods: SaleGoods;
  name: string;
  pricePence: number;
  problem: string | null;
}

interface SaleGoodsPickerProps {
  personId: string;
  onChange: (goods: ChosenGoods | null) => void;
}

/** Lets staff choose a product or counter item of the catalogue, or type the name and price of another item. */
export function SaleGoodsPicker({ personId, onChange }: SaleGoodsPickerProps) {
  const [kind, setKind] = useState<'product' | 'item'>('product');
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
          { value: 'product', label: 'Products' },
          { value: 'item', label: 'Other item' },
        ]}
      />
      {kind === 'product' ? (
        <ProductPicker personId={personId} onChange={onChange} />
      ) : (
        <ItemFields onChange={onChange} />
      )}
    </>
  );
}

function ProductPicker({ personId, onChange }: SaleGoodsPickerProps) {
  const { data, isLoadingError, isPending, isFetching, refetch } = useQuery(personQueries.sellable(personId));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const products = data?.products.filter(({ forSale }) => forSale) ?? [];
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
                  (product.kind === 'counter' ? 'Counter item' : formatSessions(product.sessions))),
              aside: formatPriceShort(product.pricePence),
              disabled: product.alreadyBought,
            }))}
          />
        </div>
      )}
      <p className="mt-2 text-small text-stone">Clients buy memberships on the site, with their own card.</p>
    </div>
  );
}

/** Fields for an item that isn't in the catalogue. A field shows its error once staff have left it. */
function ItemFields({ onChange }: Pick<SaleGoodsPickerProps, 'onChange'>) {
  const [typed, setTyped] = useState({ name: '', price: '' });
  const [left, setLeft] = useState({ name: false, price: false });
  const errorsOf = ({ name, price }: typeof typed) =>
    getCounterItemErrors({ name, pricePence: parseAmountInput(price) });
  const errors = errorsOf(typed);
  const change = (changed: Partial<typeof typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    const { name, price } = errorsOf(next);
    const item = { name: normaliseLine(next.name), pricePence: parseAmountInput(next.price) ?? 0 };
    onChange({ goods: { item }, ...item, problem: name ?? price ?? null });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-4">
      <TextField
        id="sell-item-name"
        label="Item"
        autoComplete="off"
        maxLength={counterItemLimits.maxNameLength}
        value={typed.name}
        error={left.name ? errors.name : undefined}
        onBlur={() => setLeft({ ...left, name: true })}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        id="sell-item-price"
        label="Price (£)"
        inputMode="decimal"
        autoComplete="off"
        value={typed.price}
        error={left.price ? errors.price : undefined}
        onBlur={() => setLeft({ ...left, price: true })}
        onChange={(event) => change({ price: event.currentTarget.value })}
      />
    </div>
  );
}
