import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useId } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { StudioProfile } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

/** Setting whether future invoices show VAT. Prices always include VAT. */
export function VatCard({ profile: { vat } }: { profile: StudioProfile }) {
  const id = useId();
  const { draft, changed, set, undo, saved } = useSettingsDraft({
    registered: vat !== null,
    number: vat?.number ?? '',
    rate: String(vat?.ratePercent ?? 20),
  });
  const rate = Number(draft.rate);
  const wrong = normaliseLine(draft.number) === '' || draft.rate.trim() === '' || !(rate >= 0 && rate <= 100);
  const draftVat = draft.registered ? { number: normaliseLine(draft.number), ratePercent: rate } : null;
  return (
    <SettingsCard
      title="VAT"
      text="Prices include VAT. Changes apply to new invoices only."
      changed={changed}
      problem={changed && draft.registered && wrong ? 'Enter the VAT number and a rate from 0 to 100.' : null}
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
            id={`${id}number`}
            label="VAT number"
            maxLength={20}
            value={draft.number}
            onChange={(event) => set({ number: event.target.value })}
          />
          <TextField
            id={`${id}rate`}
            label="VAT rate (%)"
            inputMode="decimal"
            value={draft.rate}
            onChange={(event) => set({ rate: event.target.value })}
          />
        </div>
      )}
    </SettingsCard>
  );
}
