import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import type { StaffProduct } from '@studio/contracts/staff-products';
import { isProduct } from '@studio/domain/catalogue/product-terms';
import { formatCount } from '@studio/domain/text/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { addProduct, loadStaffCatalogue, saveProduct } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { ConfirmFreePriceDialog } from './confirm-free-price-dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { findMismatchOfProduct, type PriceMismatch } from './price-mismatch.ts';
import {
  changesFixedTerms,
  emptyProductDraft,
  productLabels as labels,
  type ProductDraft,
  productKinds,
  toProductDraft,
  toProductValues,
  validateProduct,
  weekdayLabels,
} from './product-draft.ts';
import { ProductSaleActions } from './product-sale-actions.tsx';
import { ProductTermsFields } from './product-terms-fields.tsx';
import { ProductTextFields } from './product-text-fields.tsx';
import { RecordForm } from './record-form.tsx';
import { useFreePriceConfirmation } from './use-free-price-confirmation.ts';

interface ProductFormProps {
  /** Product to edit; null to add one. */
  product: StaffProduct | null;
  /** Product whose values a new one starts with. */
  copyOf: StaffProduct | null;
  catalogue: GetStaffCatalogueResponse;
  mayChange: boolean;
  onCopy: (product: StaffProduct) => void;
  /** Called when the form is done, with a warning if classes now cost something else than their drop-in. */
  onDone: (mismatch?: PriceMismatch | null) => void;
}

/** Form that adds or edits a product. Changes of price and terms apply to new sales only. */
export function ProductForm({ product, copyOf, catalogue, mayChange, onCopy, onDone }: ProductFormProps) {
  const { activities, classTypes, products } = catalogue;
  const [onSale, setOnSale] = useState(true);
  const queryClient = useQueryClient();
  const free = useFreePriceConfirmation(product?.pricePence ?? null);
  const needsNewVersion = (draft: ProductDraft) => product !== null && changesFixedTerms(product, draft);
  const record = useRecordForm<ProductDraft>({
    initial: {
      draft: product
        ? toProductDraft(product)
        : copyOf
          ? { ...toProductDraft(copyOf), name: `${copyOf.name} copy` }
          : emptyProductDraft,
      version: product?.version ?? null,
    },
    validate: validateProduct,
    save: async (draft, version) => {
      const values = toProductValues(draft, activities);
      if (free.needsConfirmation(values.pricePence)) return;
      if (product && version !== null) {
        const asNewVersion = needsNewVersion(draft);
        const { isNewVersion } = await saveProduct(product.id, version, { ...values, asNewVersion });
        showToast(
          isNewVersion ? `New version of ${values.name} saved.` : `Changes to ${values.name} are live.`,
        );
      } else {
        await addProduct({ ...values, onSale });
        showToast(`${values.name} added${onSale ? ' and on sale' : ''}.`);
      }
      const isPriceNew = product !== null && values.pricePence !== product.pricePence;
      onDone(isPriceNew ? findMismatchOfProduct(product, values.pricePence, classTypes) : null);
      await queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
    queryKey: catalogueQueries.all,
    reload: async () => {
      const saved = (await loadStaffCatalogue()).products.find(({ id }) => id === product?.id);
      return saved ? { draft: toProductDraft(saved), version: saved.version } : null;
    },
  });
  const { form, draft, text, conflict } = record;
  const isNewVersion = needsNewVersion(draft);
  const disabled = !mayChange;
  const fields = (
    <>
      <TextField label={labels.name} maxLength={80} disabled={disabled} {...text('name')} />
      <TextField
        label={priceLabels[draft.kind] ?? labels.price}
        inputMode="decimal"
        disabled={disabled}
        hint={
          draft.kind === 'drop-in'
            ? 'Price of a single session without a date, shown on the pricing page. Class prices are under Classes.'
            : 'Applies to new sales.'
        }
        {...text('price')}
      />
      <ProductTermsFields record={record} activities={activities} disabled={disabled} />
      {isProduct(draft) && <ProductTextFields record={record} activities={activities} disabled={disabled} />}
      {!product && (
        <CheckboxField
          id={form.id('onSale')}
          checked={onSale}
          onChange={(event) => setOnSale(event.target.checked)}
        >
          Put on sale now
        </CheckboxField>
      )}
    </>
  );
  if (disabled) return <div className="grid gap-5">{fields}</div>;
  return (
    <>
      <VersionNote product={product} products={products} />
      <RecordForm
        form={form}
        label={product ? (isNewVersion ? 'Save new version' : 'Save product') : 'Add product'}
        conflict={
          conflict && (
            <ConflictNotice
              conflict={conflict}
              labels={labels}
              format={(field, values) => formatChoice(field, values, catalogue)}
            />
          )
        }
      >
        {fields}
        {product && isNewVersion && (
          <Notice tone="warning" title="Saving makes a new version">
            {product.name} has been sold, so its type, coverage and renewal are fixed. We’ll take the current
            version off sale. {describeClients(product.clients)}
          </Notice>
        )}
      </RecordForm>
      {product && (
        <ProductSaleActions product={product} onCopy={() => onCopy(product)} onDone={() => onDone()} />
      )}
      <ConfirmFreePriceDialog
        open={free.isConfirming}
        name={draft.name}
        saving={{ isPending: false, error: null }}
        onConfirm={() => free.confirm(form.props.ref.current)}
        onClose={free.close}
      />
    </>
  );
}

const priceLabels: Partial<Record<ProductDraft['kind'], string>> = {
  membership: 'Monthly price (£)',
  'gift-card': 'Amount (£)',
};

function describeClients(clients: number, product = 'the current version'): string {
  if (clients === 0) return `No client has ${product} at the moment.`;
  return `${formatCount(clients, 'client keeps', 'clients keep')} ${product} as it is.`;
}

/** Says which product this one replaces, or that a later version replaces it. */
function VersionNote({
  product,
  products,
}: {
  product: StaffProduct | null;
  products: readonly StaffProduct[];
}) {
  const former = products.find(({ id }) => id === product?.replaces);
  const later = products.find(({ replaces }) => product && replaces === product.id);
  if (!former && !later) return null;
  return (
    <p className="mb-5 text-small text-stone">
      {later
        ? 'A newer version has replaced this product. Clients who already have this version keep it.'
        : `New version. ${describeClients(former?.clients ?? 0, 'the earlier version')}`}
    </p>
  );
}

/** Returns the label of a chosen value; undefined for fields that show the value as typed. */
function formatChoice(
  field: keyof ProductDraft,
  draft: ProductDraft,
  { activities }: GetStaffCatalogueResponse,
): string | undefined {
  if (field === 'kind') return productKinds.find(({ kind }) => kind === draft.kind)?.label;
  if (field === 'weekday') return weekdayLabels[Number(draft.weekday)];
  if (field === 'covers')
    return activities
      .filter(({ id }) => draft.covers.includes(id))
      .map(({ label }) => label)
      .join(', ');
  return undefined;
}
