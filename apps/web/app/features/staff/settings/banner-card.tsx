import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useId } from 'react';
import { type FieldError, toFieldProblems } from '../../../lib/forms/field-problems.ts';
import { useFieldProblems } from '../../../lib/forms/use-field-problems.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { StudioSettings } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

type Banner = NonNullable<StudioSettings['banner']>;

const empty = { shown: false, text: '', label: '', to: '', from: '', until: '' };

/** Settings of the banner on every page. The banner is shown between two dates, or until staff remove it. */
export function BannerCard({ settings: { banner } }: { settings: StudioSettings }) {
  const id = useId();
  const { draft, changed, set, undo, saved } = useSettingsDraft(banner ? typed(banner) : empty);
  const problems = useFieldProblems(draft.shown ? toFieldProblems(id, findErrors(draft)) : []);
  const control = (name: Exclude<keyof typeof empty, 'shown'>) =>
    problems.control(`${id}${name}`, draft[name], (value) => set({ [name]: value }));
  return (
    <SettingsCard
      title="Banner"
      text="One line at the top of every page, such as a closure or a new class."
      changed={changed}
      problems={problems}
      change={{ settings: { banner: draft.shown ? read(draft) : null } }}
      onSaved={saved}
      onUndo={undo}
    >
      <CheckboxField
        id={`${id}shown`}
        checked={draft.shown}
        onChange={(event) => set({ shown: event.target.checked })}
      >
        Show a banner
      </CheckboxField>
      {draft.shown && (
        <>
          <TextField
            {...control('text')}
            label="Text"
            maxLength={140}
            hint={`${140 - draft.text.length} characters left`}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...control('label')} label="Link text" optional maxLength={40} />
            <TextField
              {...control('to')}
              label="Link address"
              optional
              hint="For example /timetable or https://example.com"
            />
            <TextField {...control('from')} label="Start date" optional type="date" />
            <TextField
              {...control('until')}
              label="End date"
              optional
              type="date"
              hint="Shown until the end of this day"
            />
          </div>
        </>
      )}
    </SettingsCard>
  );
}

function typed({ text, link, from, until }: Banner): typeof empty {
  return {
    shown: true,
    text,
    label: link?.label ?? '',
    to: link?.to ?? '',
    from: from ?? '',
    until: until ?? '',
  };
}

function read({ text, label, to, from, until }: typeof empty): Banner {
  const link =
    normaliseLine(label) && normaliseLine(to) ? { label: normaliseLine(label), to: normaliseLine(to) } : null;
  return { text: text.trim(), link, from: from || null, until: until || null };
}

function findErrors({ text, label, to, from, until }: typeof empty) {
  const errors: FieldError<keyof typeof empty>[] = [];
  const url = normaliseLine(to);
  if (text.trim() === '') errors.push({ field: 'text', message: 'Enter the banner text.' });
  if (url && !normaliseLine(label)) errors.push({ field: 'label', message: 'Enter the link text.' });
  if (!url && normaliseLine(label)) errors.push({ field: 'to', message: 'Enter the link address.' });
  if (url && !/^\/(?![/\\])\S*$/.test(url) && !url.startsWith('https://'))
    errors.push({ field: 'to', message: 'Start the link address with / or https://' });
  if (from && until && until < from)
    errors.push({ field: 'until', message: 'Choose an end date on or after the start date.' });
  return errors;
}
