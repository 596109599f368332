import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useId } from 'react';
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
  return (
    <SettingsCard
      title="Banner"
      text="One line at the top of every page, such as a closure or a new class."
      changed={changed}
      problem={changed && draft.shown ? problemOf(draft) : null}
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
            id={`${id}text`}
            label="Text"
            maxLength={140}
            value={draft.text}
            hint={`${140 - draft.text.length} characters left`}
            onChange={(event) => set({ text: event.target.value })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              id={`${id}label`}
              label="Link text"
              optional
              maxLength={40}
              value={draft.label}
              onChange={(event) => set({ label: event.target.value })}
            />
            <TextField
              id={`${id}to`}
              label="Link address"
              optional
              hint="For example /timetable or https://example.com"
              value={draft.to}
              onChange={(event) => set({ to: event.target.value })}
            />
            <TextField
              id={`${id}from`}
              label="Start date"
              optional
              type="date"
              value={draft.from}
              onChange={(event) => set({ from: event.target.value })}
            />
            <TextField
              id={`${id}until`}
              label="End date"
              optional
              type="date"
              hint="Shown until the end of this day"
              value={draft.until}
              onChange={(event) => set({ until: event.target.value })}
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

function problemOf({ text, label, to, from, until }: typeof empty): string | null {
  if (text.trim() === '') return 'Enter the banner text.';
  if ((normaliseLine(label) === '') !== (normaliseLine(to) === ''))
    return 'Enter both a link text and a link address, or leave both blank.';
  if (
    normaliseLine(to) &&
    !/^\/(?![/\\])\S*$/.test(normaliseLine(to)) &&
    !normaliseLine(to).startsWith('https://')
  )
    return 'Start the link address with / or https://';
  return from && until && until < from ? 'Choose an end date on or after the start date.' : null;
}
