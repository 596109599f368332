import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useId } from 'react';
import { Link } from 'react-router';
import { type FieldError, toFieldProblems } from '../../../lib/forms/field-problems.ts';
import { useFieldProblems } from '../../../lib/forms/use-field-problems.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditableProfile } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

type Studio = Pick<EditableProfile, 'name' | 'tagline' | 'legalName' | 'address' | 'directions'> & {
  /** Latitude and longitude as typed, such as "51.4828, -0.1228". */
  pin: string;
};

const addressLabels = {
  street: 'Street',
  district: 'District',
  city: 'City',
  postcode: 'Postcode',
  country: 'Country',
} as const;

/** Card that edits the studio's details: names, tagline, postal address, directions and map pin. */
export function StudioCard({ profile }: { profile: EditableProfile }) {
  const id = useId();
  const { name, tagline, legalName, address, directions, coordinates } = profile;
  const { draft, changed, set, undo, saved } = useSettingsDraft<Studio>({
    name,
    tagline,
    legalName,
    address,
    directions,
    pin: `${coordinates.latitude}, ${coordinates.longitude}`,
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
      change={{ profile: toProfileChange(draft) }}
      onSaved={saved}
      onUndo={undo}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...control('name')} label="Studio name" maxLength={60} />
        <TextField
          {...control('tagline')}
          label="Tagline (optional)"
          maxLength={60}
          hint={`Follows the name in page titles and the footer: ${[draft.name, draft.tagline].filter(Boolean).join(' ')}`}
        />
      </div>
      <p className="text-small text-stone">
        <Link to="/admin/catalogue?tab=logo" className="text-link">
          Change the logo
        </Link>
      </p>
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
        label="Directions (optional)"
        maxLength={400}
        hint="One line, for example Five minutes’ walk from the station"
      />
      <TextField
        {...control('pin')}
        label="Map pin (latitude, longitude)"
        hint="For example, 51.4862, -0.1223. In a map app, press and hold your studio’s location to see the coordinates."
      />
    </SettingsCard>
  );
}

/** Returns the pin in degrees; null for an invalid text. */
function parsePin(typed: string): EditableProfile['coordinates'] | null {
  const [latitude = Number.NaN, longitude = Number.NaN, ...others] = typed
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isValid = others.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isValid ? { latitude, longitude } : null;
}

function toProfileChange({ pin, ...profile }: Studio): Partial<EditableProfile> {
  const coordinates = parsePin(pin);
  return { ...profile, ...(coordinates && { coordinates }) };
}

function findErrors({ name, legalName, address, pin }: Studio): FieldError<string>[] {
  const texts = { name, legalName, ...address };
  return [
    ...Object.entries(texts)
      .filter(([, text]) => normaliseLine(text) === '')
      .map(([field]) => ({ field, message: 'Fill in this field.' })),
    ...(parsePin(pin)
      ? []
      : [{ field: 'pin', message: 'Enter a latitude and longitude, for example 51.4862, -0.1223' }]),
  ];
}
