import type { StaffProduct } from '@studio/contracts/staff-catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { reorderProduct } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import { ProductForm } from './product-form.tsx';

const kinds = [
  { kind: 'drop-in', title: 'Drop-ins' },
  { kind: 'pack', title: 'Packs' },
  { kind: 'membership', title: 'Memberships' },
  { kind: 'one-to-one', title: '1:1s' },
  { kind: 'offer', title: 'Starter offers' },
  { kind: 'event', title: 'Events' },
] as const;

/** All products, in the order of the pricing page. */
export function ProductsTab({ catalogue: { products, currency }, mayChange }: CatalogueTabProps) {
  const [open, setOpen] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const moving = useMutation({
    mutationFn: ({ id, by }: { id: string; by: -1 | 1 }) => reorderProduct(id, by),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueQueries.all }),
  });
  const failure = describeMutationError(moving.error);
  const chosen = products.find(({ id }) => id === open) ?? null;
  return (
    <>
      <p className="max-w-[62ch] text-stone">
        Price changes apply to new sales. Clients keep the price of what they’ve already bought.
      </p>
      {failure && <Notice tone="error" title={failure} />}
      {kinds.map(({ kind, title }) => {
        const shown = products.filter((product) => product.kind === kind && !product.archived);
        if (shown.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`} className="mt-8">
            <h2 id={`kind-${kind}`} className="text-h3">
              {title}
            </h2>
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
              {shown.map((product, index) => (
                <li key={product.id} className="flex items-center gap-3">
                  {mayChange && (
                    <span className="flex max-sm:flex-col">
                      <Move
                        label={`Move up: ${product.name}`}
                        icon="chevron-down"
                        isFlipped
                        disabled={moving.isPending || index === 0}
                        onClick={() => moving.mutate({ id: product.id, by: -1 })}
                      />
                      <Move
                        label={`Move down: ${product.name}`}
                        icon="chevron-down"
                        disabled={moving.isPending || index === shown.length - 1}
                        onClick={() => moving.mutate({ id: product.id, by: 1 })}
                      />
                    </span>
                  )}
                  <Row product={product} currency={currency} onOpen={() => setOpen(product.id)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Archived products={products.filter(({ archived }) => archived)} onOpen={setOpen} />
      <SidePanel title={chosen?.name ?? 'Product'} open={chosen !== null} onClose={() => setOpen(null)}>
        {chosen && (
          <ProductForm key={chosen.id} product={chosen} mayChange={mayChange} onDone={() => setOpen(null)} />
        )}
      </SidePanel>
    </>
  );
}

function Row({ product, currency, onOpen }: { product: StaffProduct; currency: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-4 py-3.5 text-left hover:bg-linen/60"
    >
      <span className="min-w-0">
        <span className="text-row">{product.name}</span>
        {!product.onSale && (
          <Badge tone="warn" className="ml-2.5">
            Not on sale
          </Badge>
        )}
        <span className="block text-small text-stone">{formatTerms(product)}</span>
      </span>
      <span className="numeric text-ui font-medium">
        {formatPriceShort(product.pricePence, currency)}
        {product.terms.renewsMonthly && <span className="text-note text-stone"> / month</span>}
      </span>
    </button>
  );
}

function formatTerms({ terms }: StaffProduct): string {
  const { sessions, validDays, memberDiscountPercent, renewsMonthly } = terms;
  const period = renewsMonthly ? ' a month' : '';
  const parts = [
    sessions === null ? 'Unlimited' : `${formatCount(sessions, 'session')}${period}`,
    validDays === null ? null : `valid for ${formatCount(validDays, 'day')}`,
    memberDiscountPercent > 0 ? `${memberDiscountPercent}% off 1:1s, drop-ins and packs` : null,
  ];
  return parts.filter(Boolean).join(' · ');
}

interface MoveProps {
  label: string;
  icon: 'chevron-down';
  isFlipped?: boolean;
  disabled: boolean;
  onClick: () => void;
}

function Move({ label, icon, isFlipped = false, ...button }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className="inline-flex size-11 items-center justify-center rounded-input text-stone hover:text-ink disabled:opacity-30 max-sm:h-8"
    >
      <StaffIcon name={icon} size={18} className={isFlipped ? 'rotate-180' : ''} />
    </button>
  );
}

function Archived({ products, onOpen }: { products: StaffProduct[]; onOpen: (id: string) => void }) {
  if (products.length === 0) return null;
  return (
    <details className="mt-10">
      <summary className="cursor-pointer py-2 text-ui font-medium">Archived ({products.length})</summary>
      <ul className="mt-1 divide-y divide-hairline">
        {products.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="min-h-11 text-link" onClick={() => onOpen(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
