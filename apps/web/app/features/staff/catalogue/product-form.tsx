import type { StaffProduct } from '@studio/contracts/staff-catalogue';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { AreaField } from '../../../ui/area-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveProduct, setProductOnSale } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { ConfirmFreePriceDialog } from './confirm-free-price-dialog.tsx';
import { EditForm } from './edit-form.tsx';
import { parseBoundedInteger, parseLines } from './parse-input.ts';

interface ProductFormProps {
  product: StaffProduct;
  mayChange: boolean;
  onDone: () => void;
}

/** Form that edits a product. Changes apply to new sales only. */
export function ProductForm({ product, mayChange, onDone }: ProductFormProps) {
  const { draft, set, problems, read } = useProductDraft(product);
  const [tried, setTried] = useState(false);
  const [freeInput, setFreeInput] = useState<ReturnType<typeof read>>(null);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: saveProduct,
    onSuccess: (_, { name }) => {
      showToast(`Changes to ${name} are live.`);
      onDone();
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const field = (name: keyof typeof draft & string) => ({
    id: `product-${name}`,
    value: String(draft[name]),
    disabled: !mayChange,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const save = () => {
    setTried(true);
    const input = read();
    if (!input) return;
    if (input.pricePence === 0 && product.pricePence > 0) setFreeInput(input);
    else saving.mutate(input);
  };
  const fields = (
    <>
      <TextField label="Name" maxLength={80} {...field('name')} error={tried ? problems.name : undefined} />
      <TextField
        label="Price (£)"
        inputMode="decimal"
        {...field('price')}
        hint={
          product.kind === 'drop-in'
            ? 'Price of a session sold as a product. Bookings on the timetable use the price under Classes.'
            : 'Applies to new sales.'
        }
        error={tried ? problems.price : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Sessions"
          inputMode="numeric"
          {...field('sessions')}
          hint="Leave blank for unlimited."
          error={tried ? problems.sessions : undefined}
        />
        <TextField
          label="Valid for (days)"
          inputMode="numeric"
          {...field('validDays')}
          hint="Leave blank for no expiry."
          error={tried ? problems.validDays : undefined}
        />
      </div>
      {product.kind === 'membership' && (
        <TextField
          label="Member discount (%)"
          hint="Off 1:1s, drop-ins and packs"
          inputMode="numeric"
          {...field('discount')}
          error={tried ? problems.discount : undefined}
        />
      )}
      <CheckboxField
        id="product-once"
        checked={draft.oncePerPerson}
        disabled={!mayChange}
        onChange={(event) => set({ oncePerPerson: event.target.checked })}
      >
        One per client
      </CheckboxField>
      <CheckboxField
        id="product-shareable"
        checked={draft.shareable}
        disabled={!mayChange}
        onChange={(event) => set({ shareable: event.target.checked })}
      >
        Can be shared with guests
      </CheckboxField>
      <AreaField
        label="Short description"
        maxLength={200}
        {...field('subtitle')}
        error={tried ? problems.subtitle : undefined}
      />
      <AreaField
        label="Included"
        {...field('includes')}
        hint="One item per line. Each item gets a tick on the site."
      />
      <AreaField label="Not included" optional {...field('excludes')} hint="One item per line." />
      <TextField label="Badge" optional maxLength={40} {...field('badge')} />
    </>
  );
  if (!mayChange) return <div className="grid gap-5">{fields}</div>;
  return (
    <>
      <EditForm saving={saving} label="Save product" onSave={save}>
        {fields}
      </EditForm>
      <Sale product={product} onDone={onDone} />
      <ConfirmFreePriceDialog
        open={freeInput !== null}
        name={freeInput?.name ?? ''}
        saving={saving}
        onConfirm={() => freeInput && saving.mutate(freeInput)}
        onClose={() => setFreeInput(null)}
      />
    </>
  );
}

const saleMessages = { on: 'put on sale', off: 'taken off sale', archived: 'archived' };

/** Buttons that put a product on sale, take it off sale or archive it. */
function Sale({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const { id, name, onSale, archived } = product;
  const queryClient = useQueryClient();
  const selling = useMutation({
    mutationFn: (sale: keyof typeof saleMessages) => setProductOnSale(id, sale),
    onSuccess: (_, sale) => {
      showToast(`${name} ${saleMessages[sale]}.`);
      onDone();
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const failure = describeMutationError(selling.error);
  return (
    <section aria-label="Sale status" className="mt-4 border-t border-hairline pt-5">
      <p className="text-small text-stone">
        {onSale && !archived
          ? 'On sale. If you take it off sale, it disappears from the site. Past purchases stay valid.'
          : 'Not on the site. Past purchases stay valid.'}
      </p>
      {failure && <p className="mt-2 text-small text-error">{failure}</p>}
      <div className="mt-3 flex flex-wrap gap-2.5">
        {onSale && !archived ? (
          <Button
            kind="secondary"
            size="small"
            busy={selling.isPending}
            onClick={() => selling.mutate('off')}
          >
            Take off sale
          </Button>
        ) : (
          <Button kind="secondary" size="small" busy={selling.isPending} onClick={() => selling.mutate('on')}>
            Put on sale
          </Button>
        )}
        {!archived && (
          <Button
            kind="danger"
            size="small"
            busy={selling.isPending}
            onClick={() => selling.mutate('archived')}
          >
            Archive product
          </Button>
        )}
      </div>
    </section>
  );
}

function useProductDraft({ id, name, pricePence, terms }: StaffProduct) {
  const [draft, setDraft] = useState({
    name,
    price: formatAmountInput(pricePence),
    sessions: terms.sessions?.toString() ?? '',
    validDays: terms.validDays?.toString() ?? '',
    discount: String(terms.memberDiscountPercent),
    oncePerPerson: terms.oncePerPerson,
    shareable: terms.shareable,
    subtitle: terms.copy.subtitle,
    includes: terms.copy.includes.join('\n'),
    excludes: terms.copy.excludes.join('\n'),
    badge: terms.copy.badge ?? '',
  });
  const price = parseAmountInput(draft.price);
  const sessions = parseBoundedInteger(draft.sessions, 1, 500);
  const validDays = parseBoundedInteger(draft.validDays, 1, 1500);
  const discount = parseBoundedInteger(draft.discount, 0, 100);
  const problems = {
    name: normaliseLine(draft.name) ? undefined : 'Enter a name.',
    price: price === null ? 'Enter £0 or more, with up to 2 decimals.' : undefined,
    sessions: sessions === undefined ? 'Enter a number from 1 to 500, or leave blank.' : undefined,
    validDays: validDays === undefined ? 'Enter a number from 1 to 1500, or leave blank.' : undefined,
    discount: discount === undefined ? 'Enter a number from 0 to 100.' : undefined,
    subtitle: normaliseLine(draft.subtitle) ? undefined : 'Enter a short description.',
  };
  const read = () => {
    if (price === null || sessions === undefined || validDays === undefined || discount === undefined)
      return null;
    if (problems.name || problems.subtitle) return null;
    return {
      id,
      name: normaliseLine(draft.name),
      pricePence: price,
      sessions,
      validDays,
      memberDiscountPercent: discount ?? 0,
      oncePerPerson: draft.oncePerPerson,
      shareable: draft.shareable,
      subtitle: normaliseLine(draft.subtitle),
      badge: normaliseLine(draft.badge),
      includes: parseLines(draft.includes),
      excludes: parseLines(draft.excludes),
    };
  };
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  return { draft, set, problems, read };
}
