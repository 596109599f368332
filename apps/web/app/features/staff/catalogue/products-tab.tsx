import type { StaffProduct } from '@studio/contracts/staff-products';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { ArchivedRows } from './archived-rows.tsx';
import { reorderProduct } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import type { PriceMismatch } from './price-mismatch.ts';
import { PriceMismatchDialog } from './price-mismatch-dialog.tsx';
import { productKinds } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { RecordRow } from './record-row.tsx';
import { ReorderableRows } from './reorderable-rows.tsx';

/** Open panel: a saved product, or a new one, which may be a copy of another. */
type OpenProduct = { product: StaffProduct | null; copyOf?: StaffProduct };

/** Products by kind, then the archived ones, with a panel that adds and edits them. */
export function ProductsTab({ catalogue, mayChange }: CatalogueTabProps) {
  const { products, currency } = catalogue;
  const [search, setSearch] = useSearchParams();
  const linked = products.find(({ id }) => id === search.get('open'));
  const [open, setOpen] = useState<OpenProduct | null>(linked ? { product: linked } : null);
  const [mismatch, setMismatch] = useState<PriceMismatch | null>(null);
  const queryClient = useQueryClient();
  const moving = useMutation({
    mutationFn: ({ id, by }: { id: string; by: -1 | 1 }) => reorderProduct(id, by),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueQueries.all }),
  });
  const failure = describeMutationError(moving.error);
  const current = products.filter(({ archived }) => !archived);
  const openById = (id: string) => setOpen({ product: products.find((one) => one.id === id) ?? null });
  const close = () => {
    setOpen(null);
    if (linked) setSearch({}, { replace: true });
  };
  const done = (found?: PriceMismatch | null) => {
    close();
    setMismatch(found ?? null);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[62ch] text-stone">
          Price changes apply to new sales. Clients keep the price of what they’ve already bought.
        </p>
        {mayChange && (
          <Button kind="secondary" size="small" onClick={() => setOpen({ product: null })}>
            Add product
          </Button>
        )}
      </div>
      {failure && <Notice tone="error" title={failure} />}
      {current.length === 0 && (
        <p className="mt-8 text-stone">No products yet. Add a pack, a membership or a drop-in to sell it.</p>
      )}
      {productKinds.map(({ kind, title }) => {
        const shown = current.filter((product) => product.kind === kind);
        if (shown.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`} className="mt-8">
            <h2 id={`kind-${kind}`} className="text-h3">
              {title}
            </h2>
            <ReorderableRows
              items={shown}
              mayMove={mayChange}
              busy={moving.isPending}
              onMove={(id, by) => moving.mutate({ id, by })}
            >
              {(product) => <Row product={product} currency={currency} onOpen={() => openById(product.id)} />}
            </ReorderableRows>
          </section>
        );
      })}
      <ArchivedRows items={products.filter(({ archived }) => archived)} onOpen={openById} />
      <SidePanel title={open?.product?.name ?? 'Add product'} open={open !== null} onClose={close}>
        {open && (
          <ProductForm
            key={open.product?.id ?? `copy-of-${open.copyOf?.id}`}
            product={open.product}
            copyOf={open.copyOf ?? null}
            catalogue={catalogue}
            mayChange={mayChange}
            onCopy={(copyOf) => setOpen({ product: null, copyOf })}
            onDone={done}
          />
        )}
      </SidePanel>
      <PriceMismatchDialog mismatch={mismatch} onClose={() => setMismatch(null)} />
    </>
  );
}

function Row({ product, currency, onOpen }: { product: StaffProduct; currency: string; onOpen: () => void }) {
  return (
    <RecordRow
      name={product.name}
      badge={!product.onSale && <Badge tone="warn">Not on sale</Badge>}
      details={formatTerms(product)}
      aside={
        <>
          {formatPriceShort(product.pricePence, currency)}
          {product.terms.renewsMonthly && <span className="text-note text-stone"> / month</span>}
        </>
      }
      onOpen={onOpen}
    />
  );
}

function formatTerms({ kind, terms }: StaffProduct): string {
  if (kind === 'gift-card') return 'Fixed amount';
  if (kind === 'counter') return 'Front desk only';
  const { sessions, validDays, memberDiscountPercent, renewsMonthly } = terms;
  const period = renewsMonthly ? ' a month' : '';
  const parts = [
    sessions === null ? 'Unlimited' : `${formatCount(sessions, 'session')}${period}`,
    validDays === null ? null : `valid for ${formatCount(validDays, 'day')}`,
    memberDiscountPercent > 0 ? `${memberDiscountPercent}% off 1:1s, drop-ins and packs` : null,
  ];
  return parts.filter(Boolean).join(' · ');
}
