import type { StaffProduct } from '@studio/contracts/staff-catalogue';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { AreaField } from '../../../ui/area-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveProduct, setProductOnSale } from './catalogue-api.ts';
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
  const act = useMutation();
  const field = (name: keyof typeof draft & string) => ({
    id: `product-${name}`,
    value: String(draft[name]),
    disabled: !mayChange,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const save = async () => {
    setTried(true);
    const input = read();
    if (!input || !(await act.run(() => saveProduct(input)))) return;
    showToast(`${input.name} is changed, and on the site.`);
    onDone();
  };
  const fields = (
    <>
      <TextField label="Name" maxLength={80} {...field('name')} error={tried ? problems.name : undefined} />
      <TextField
        label="Price in £"
        inputMode="decimal"
        {...field('price')}
        hint={
          product.kind === 'drop-in'
            ? 'For new sales of this session. What a place costs on the timetable is the price of its class, under Classes.'
            : 'For new sales.'
        }
        error={tried ? problems.price : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Sessions"
          inputMode="numeric"
          {...field('sessions')}
          hint="Empty: unlimited"
          error={tried ? problems.sessions : undefined}
        />
        <TextField
          label="Valid for days"
          inputMode="numeric"
          {...field('validDays')}
          hint="Empty: no end"
          error={tried ? problems.validDays : undefined}
        />
      </div>
      {product.kind === 'membership' && (
        <TextField
          label="Percent off other things"
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
        Once for each person
      </CheckboxField>
      <CheckboxField
        id="product-shareable"
        checked={draft.shareable}
        disabled={!mayChange}
        onChange={(event) => set({ shareable: event.target.checked })}
      >
        May be shared with guests who come along
      </CheckboxField>
      <AreaField
        label="In a sentence"
        maxLength={200}
        {...field('subtitle')}
        error={tried ? problems.subtitle : undefined}
      />
      <AreaField label="Included" {...field('includes')} hint="One line for each, with a tick on the site." />
      <AreaField label="Not included" optional {...field('excludes')} hint="One line for each." />
      <TextField label="Badge" optional maxLength={40} {...field('badge')} />
    </>
  );
  if (!mayChange) return <div className="grid gap-5">{fields}</div>;
  return (
    <>
      <EditForm act={act} label="Save for new sales" onSave={save}>
        {fields}
      </EditForm>
      <Sale product={product} onDone={onDone} />
    </>
  );
}

/** Buttons that put a product on sale, take it off sale or archive it. */
function Sale({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const { busy, failure, run } = useMutation();
  const sell = async (sale: 'on' | 'off' | 'archived', message: string) => {
    if (!(await run(() => setProductOnSale(product.id, sale)))) return;
    showToast(message);
    onDone();
  };
  const { name, onSale, archived } = product;
  return (
    <section aria-label="Sale" className="mt-4 border-t border-hairline pt-5">
      <p className="text-small text-stone">
        {onSale && !archived
          ? 'On sale. Taken off sale it disappears from the site; what was sold stays good.'
          : 'Not on the site. What was sold stays good.'}
      </p>
      {failure && <p className="mt-2 text-small text-error">{failure}</p>}
      <div className="mt-3 flex flex-wrap gap-2.5">
        {onSale && !archived ? (
          <Button
            kind="secondary"
            size="small"
            busy={busy}
            onClick={() => void sell('off', `${name} is off sale.`)}
          >
            Take off sale
          </Button>
        ) : (
          <Button
            kind="secondary"
            size="small"
            busy={busy}
            onClick={() => void sell('on', `${name} is on sale.`)}
          >
            Put on sale
          </Button>
        )}
        {!archived && (
          <Button
            kind="danger"
            size="small"
            busy={busy}
            onClick={() => void sell('archived', `${name} is archived.`)}
          >
            Archive
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
    name: normaliseLine(draft.name) ? undefined : 'It needs a name.',
    price: price === null ? 'Type an amount, such as 145.00.' : undefined,
    sessions: sessions === undefined ? 'A number from 1 to 500, or nothing.' : undefined,
    validDays: validDays === undefined ? 'A number from 1 to 1500, or nothing.' : undefined,
    discount: discount === undefined ? 'A number from 0 to 100.' : undefined,
    subtitle: normaliseLine(draft.subtitle) ? undefined : 'Say in a sentence what it is.',
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
