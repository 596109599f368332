import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useId } from 'react';
import { type FieldError, toFieldProblems } from '../../../lib/forms/field-problems.ts';
import { useFieldProblems } from '../../../lib/forms/use-field-problems.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditableProfile } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

type Studio = Pick<EditableProfile, 'name' | 'tagline' | 'legalName' | 'address' | 'directions'>;

const addressLabels = {
  street: 'Street',
  district: 'District',
  city: 'City',
  postcode: 'Postcode',
  country: 'Country',
} as const;

/** Name and postal address, as shown on pages, emails and invoices. */
export function StudioCard({ profile }: { profile: EditableProfile }) {
  const id = useId();
  const { name, tagline, legalName, address, directions } = profile;
  const { draft, changed, set, undo, saved } = useSettingsDraft<Studio>({
    name,
    tagline,
    legalName,
    address,
    directions,
  });
  const problems = useFieldProblems(toFieldProblems(id, findErrors(draft)));
  const control = (field: Exclude<keyof Studio, 'address'>) =>
    problems.control(`${id}${field}`, draft[field], (value) => set({ [field]: value }));
  return (
    <SettingsCard
      title="Studio details"
      text="Shown on the site, in emails and on new invoices."
      changed={changed}
      problems={problems}
      change={{ profile: draft }}
      onSaved={saved}
      onUndo={undo}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...control('name')} label="Studio name" maxLength={60} />
        <TextField
          {...control('tagline')}
          label="Tagline"
          maxLength={60}
          hint="Shown beside the name in the footer."
        />
      </div>
      <TextField {...control('legalName')} label="Legal name (shown on invoices)" maxLength={120} />
      <div className="grid gap-5 sm:grid-cols-2">
        {(Object.keys(addressLabels) as (keyof typeof addressLabels)[]).map((part) => (
          <TextField
            key={part}
            {...problems.control(`${id}${part}`, draft.address[part], (value) =>
              set({ address: { ...draft.address, [part]: value } }),
            )}
            label={addressLabels[part]}
            maxLength={80}
          />
        ))}
      </div>
      <TextField
        {...control('directions')}
        label="Directions"
        maxLength={400}
        hint="One line, for example Five minutes’ walk from Vauxhall station"
      />
    </SettingsCard>
  );
}

function findErrors({ name, tagline, legalName, address, directions }: Studio): FieldError<string>[] {
  const texts = { name, tagline, legalName, ...address, directions };
  return Object.entries(texts)
    .filter(([, text]) => normaliseLine(text) === '')
    .map(([field]) => ({ field, message: 'Fill in this field.' }));
}
