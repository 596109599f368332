import type { MappedPack } from '@studio/domain/people-import/columns';
import { formatCount } from '@studio/domain/text/format';
import { useId } from 'react';
import { ChipFilter } from '../../../ui/chip.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ImportCatalogue } from './import-queries.ts';

interface PassMappingProps {
  /** Name of the pass in the file. */
  name: string;
  label: string;
  /** Number of rows with sessions of the pass; undefined if the columns have changed since they were counted. */
  rows: number | undefined;
  pack: MappedPack;
  catalogue: ImportCatalogue;
  onChange: (changes: Partial<MappedPack>) => void;
}

/** Maps one pass of the file to a product of the studio or to a separate pack. */
export function PassMapping({ name, label, rows, pack, catalogue, onChange }: PassMappingProps) {
  const id = useId();
  const isOwn = pack.productId === null;
  return (
    <fieldset className="rounded-card border border-hairline bg-paper px-5 py-4">
      <legend className="sr-only">{name}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <ChoiceField
          id={`${id}-product`}
          label={label}
          {...(rows !== undefined && { hint: `For ${formatCount(rows, 'row')}` })}
          value={pack.productId ?? ''}
          onChange={(event) => onChange({ productId: event.currentTarget.value || null })}
        >
          <option value="">A new custom pack</option>
          {catalogue.products.map((product) => (
            <option key={product.id} value={product.id}>
              {product.name}
            </option>
          ))}
        </ChoiceField>
        {isOwn && (
          <TextField
            id={`${id}-name`}
            label="Pack name (shown to clients)"
            value={pack.name}
            maxLength={80}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        )}
      </div>
      {isOwn && (
        <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-4">
          <div>
            <p className="mb-2 text-[15px] font-medium">Activities covered</p>
            <ChipFilter
              legend={`Activities covered by ${name}`}
              name={`${id}-covers`}
              options={catalogue.activities.map((one) => ({ value: one.id, label: one.label }))}
              values={pack.covers}
              onChange={(covers) => onChange({ covers })}
            />
          </div>
          <div className="w-56">
            <TextField
              id={`${id}-days`}
              label="Valid for (days)"
              optional
              inputMode="numeric"
              hint="For rows without an expiry date. Leave blank for no expiry date."
              value={pack.validDays === null ? '' : String(pack.validDays)}
              onChange={(event) => onChange({ validDays: daysOf(event.currentTarget.value) })}
            />
          </div>
        </div>
      )}
    </fieldset>
  );
}

function daysOf(typed: string): number | null {
  const days = Number(typed.replace(/\D/g, '').slice(0, 4));
  return days >= 1 ? Math.min(days, 3650) : null;
}
