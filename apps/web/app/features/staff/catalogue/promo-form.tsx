import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import { parseAmountInput } from '@studio/domain/money/amount-input';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { createPromo, type PromoValues } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { EditForm } from './edit-form.tsx';
import { parseBoundedInteger } from './parse-input.ts';

const empty = {
  code: '',
  kind: 'percent' as 'percent' | 'amount',
  off: '',
  appliesTo: 'everything' as PromoValues['appliesTo'],
  limitedTo: [] as string[],
  from: '',
  to: '',
  usesMax: '',
  usesPerPerson: '1',
};

export function PromoForm({
  catalogue,
  onDone,
}: {
  catalogue: GetStaffCatalogueResponse;
  onDone: () => void;
}) {
  const [draft, setDraft] = useState(empty);
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const creating = useMutation({
    mutationFn: createPromo,
    onSuccess: (_, { code }) => {
      showToast(`${code} added.`);
      onDone();
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const { input, problems } = readDraft(draft);
  const save = () => {
    setTried(true);
    if (input) creating.mutate(input);
  };
  const error = (name: keyof typeof problems) => (tried ? problems[name] : undefined);
  return (
    <EditForm saving={creating} label="Add promo code" onSave={save}>
      <TextField
        id="promo-code"
        label="Promo code"
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        value={draft.code}
        hint="3 to 20 letters and numbers"
        error={error('code')}
        onChange={(event) => set({ code: event.target.value.toUpperCase() })}
      />
      <SegmentedControl
        legend="Discount type"
        name="promo-kind"
        options={[
          { value: 'percent', label: 'Percentage' },
          { value: 'amount', label: 'Amount' },
        ]}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
      />
      <TextField
        id="promo-off"
        label={draft.kind === 'percent' ? 'Discount (%)' : 'Discount (£)'}
        inputMode="decimal"
        value={draft.off}
        error={error('off')}
        onChange={(event) => set({ off: event.target.value })}
      />
      <ChoiceField
        id="promo-scope"
        label="Applies to"
        value={draft.appliesTo}
        onChange={(event) =>
          set({ appliesTo: event.target.value as PromoValues['appliesTo'], limitedTo: [] })
        }
      >
        <option value="everything">Everything</option>
        <option value="classes">Class bookings</option>
        <option value="products">Packs and other products</option>
        <option value="first-pack">A client’s first pack</option>
      </ChoiceField>
      <CodeLimitFields draft={draft} catalogue={catalogue} onChange={(limitedTo) => set({ limitedTo })} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          id="promo-from"
          label="Start date"
          optional
          type="date"
          value={draft.from}
          onChange={(event) => set({ from: event.target.value })}
        />
        <TextField
          id="promo-to"
          label="End date"
          optional
          type="date"
          hint="Valid until the end of this day"
          value={draft.to}
          error={error('to')}
          onChange={(event) => set({ to: event.target.value })}
        />
        <TextField
          id="promo-uses"
          label="Maximum uses in total"
          optional
          inputMode="numeric"
          hint="Leave blank for unlimited."
          value={draft.usesMax}
          error={error('usesMax')}
          onChange={(event) => set({ usesMax: event.target.value })}
        />
        <TextField
          id="promo-each"
          label="Maximum uses per client"
          optional
          inputMode="numeric"
          hint="Leave blank for unlimited."
          value={draft.usesPerPerson}
          error={error('usesPerPerson')}
          onChange={(event) => set({ usesPerPerson: event.target.value })}
        />
      </div>
    </EditForm>
  );
}

interface CodeLimitFieldsProps {
  draft: typeof empty;
  catalogue: GetStaffCatalogueResponse;
  onChange: (limitedTo: string[]) => void;
}

/** Fields that limit the code to activities or products. If none is selected, the code applies to all. */
function CodeLimitFields({ draft: { appliesTo, limitedTo }, catalogue, onChange }: CodeLimitFieldsProps) {
  const activities = catalogue.activities.map(({ id, label }) => ({ id, name: label }));
  const products = catalogue.products.filter(({ archived }) => !archived);
  const choices = [
    ...(appliesTo === 'classes' ? activities : []),
    ...(appliesTo === 'products' || appliesTo === 'first-pack' ? products : []),
  ];
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-3 text-[15px] font-medium">
        Limit to <span className="font-normal text-stone">(choose none to include all)</span>
      </legend>
      <div className="grid gap-2">
        {choices.map(({ id, name }) => (
          <CheckboxField
            key={id}
            id={`only-${id}`}
            checked={limitedTo.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...limitedTo, id] : limitedTo.filter((one) => one !== id))
            }
          >
            {name}
          </CheckboxField>
        ))}
      </div>
    </fieldset>
  );
}

function readDraft(draft: typeof empty) {
  const percent = draft.kind === 'percent' ? parseBoundedInteger(draft.off, 1, 100) : null;
  const amountPence = draft.kind === 'amount' ? parseAmountInput(draft.off) : null;
  const usesMax = parseBoundedInteger(draft.usesMax, 1, 1_000_000);
  const usesPerPerson = parseBoundedInteger(draft.usesPerPerson, 1, 1000);
  const problems = {
    code: /^[A-Z0-9]{3,20}$/.test(normaliseCode(draft.code))
      ? undefined
      : 'Enter 3 to 20 letters and numbers.',
    off:
      percent || amountPence
        ? undefined
        : draft.kind === 'percent'
          ? 'Enter a number from 1 to 100.'
          : 'Enter an amount, for example 5.00.',
    to:
      draft.from && draft.to && draft.to < draft.from
        ? 'Choose an end date on or after the start date.'
        : undefined,
    usesMax: usesMax === undefined ? 'Enter a whole number, or leave blank.' : undefined,
    usesPerPerson: usesPerPerson === undefined ? 'Enter a whole number, or leave blank.' : undefined,
  };
  const wrong = Object.values(problems).some(Boolean);
  const input: PromoValues | null =
    wrong || usesMax === undefined || usesPerPerson === undefined
      ? null
      : {
          code: normaliseCode(draft.code),
          percent: percent ?? null,
          amountPence,
          usesMax,
          usesPerPerson,
          appliesTo: draft.appliesTo,
          limitedTo: draft.limitedTo,
          from: draft.from || null,
          to: draft.to || null,
        };
  return { input, problems };
}
