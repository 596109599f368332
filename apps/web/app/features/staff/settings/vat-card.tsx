import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useId } from 'react';
import { type FieldError, toFieldProblems } from '../../../lib/forms/field-problems.ts';
import { useFieldProblems } from '../../../lib/forms/use-field-problems.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditableProfile } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

/** Setting whether future invoices show VAT. Prices always include VAT. */
export function VatCard({ profile: { vat } }: { profile: EditableProfile }) {
  const id = useId();
  const { draft, changed, set, undo, saved } = useSettingsDraft({
    registered: vat !== null,
    number: vat?.number ?? '',
    rate: String(vat?.ratePercent ?? 20),
  });
  const rate = Number(draft.rate);
  const problems = useFieldProblems(draft.registered ? toFieldProblems(id, findErrors(draft)) : []);
  const draftVat = draft.registered ? { number: normaliseLine(draft.number), ratePercent: rate } : null;
  return (
    <SettingsCard
      title="VAT"
      text="Prices include VAT. Changes apply to new invoices only."
      changed={changed}
      problems={problems}
      change={{ profile: { vat: draftVat } }}
      onSaved={saved}
      onUndo={undo}
    >
      <CheckboxField
        id={`${id}registered`}
        checked={draft.registered}
        onChange={(event) => set({ registered: event.target.checked })}
      >
        Registered for VAT
      </CheckboxField>
      {draft.registered && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...problems.control(`${id}number`, draft.number, (value) => set({ number: value }))}
            label="VAT number"
            maxLength={20}
          />
          <TextField
            {...problems.control(`${id}rate`, draft.rate, (value) => set({ rate: value }))}
            label="VAT rate (%)"
            inputMode="decimal"
          />
        </div>
      )}
    </SettingsCard>
  );
}

function findErrors(draft: { number: string; rate: string }) {
  const errors: FieldError<keyof typeof draft>[] = [];
  const rate = Number(draft.rate);
  if (normaliseLine(draft.number) === '') errors.push({ field: 'number', message: 'Enter the VAT number.' });
  if (draft.rate.trim() === '' || !(rate >= 0 && rate <= 100))
    errors.push({ field: 'rate', message: 'Enter a rate from 0 to 100.' });
  return errors;
}
