import { parseAmountInput } from '@studio/domain/money/amount-input';
import { counterItemLimits, getCounterItemErrors } from '@studio/domain/purchases/counter-item';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { ChosenGoods } from './chosen-goods.ts';

/** Fields for an item that isn't in the catalogue. A field shows its error once staff have left it. */
export function CustomItemFields({ onChange }: { onChange: (goods: ChosenGoods) => void }) {
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
