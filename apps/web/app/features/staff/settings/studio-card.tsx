import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useId } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { StudioProfile } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

type Studio = Pick<StudioProfile, 'name' | 'tagline' | 'legalName' | 'address' | 'directions'>;

const addressLabels = {
  street: 'Street',
  district: 'District',
  city: 'City',
  postcode: 'Postcode',
  country: 'Country',
} as const;

/** Name and postal address, as shown on pages, emails and invoices. */
export function StudioCard({ profile }: { profile: StudioProfile }) {
  const id = useId();
  const { name, tagline, legalName, address, directions } = profile;
  const { draft, changed, set, undo, saved } = useSettingsDraft<Studio>({
    name,
    tagline,
    legalName,
    address,
    directions,
  });
  const parts = [
    draft.name,
    draft.tagline,
    draft.legalName,
    draft.directions,
    ...Object.values(draft.address),
  ];
  const problem = parts.some((part) => normaliseLine(part) === '') ? 'Fill in every field.' : null;
  return (
    <SettingsCard
      title="Studio details"
      text="Shown on the site, in emails and on new invoices."
      changed={changed}
      problem={changed ? problem : null}
      change={{ profile: draft }}
      onSaved={saved}
      onUndo={undo}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}name`}
          label="Studio name"
          maxLength={60}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          id={`${id}tagline`}
          label="Tagline"
          maxLength={60}
          value={draft.tagline}
          onChange={(event) => set({ tagline: event.target.value })}
        />
      </div>
      <TextField
        id={`${id}legal`}
        label="Legal name (shown on invoices)"
        maxLength={120}
        value={draft.legalName}
        onChange={(event) => set({ legalName: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(Object.keys(addressLabels) as (keyof typeof addressLabels)[]).map((part) => (
          <TextField
            key={part}
            id={`${id}${part}`}
            label={addressLabels[part]}
            maxLength={80}
            value={draft.address[part]}
            onChange={(event) => set({ address: { ...draft.address, [part]: event.target.value } })}
          />
        ))}
      </div>
      <TextField
        id={`${id}directions`}
        label="Directions"
        maxLength={400}
        value={draft.directions}
        onChange={(event) => set({ directions: event.target.value })}
      />
    </SettingsCard>
  );
}
