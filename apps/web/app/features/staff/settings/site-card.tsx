import { useId } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type StudioSettings, saveSettings } from './settings-api.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

type Site = Omit<StudioSettings, 'banner'>;

const pageNames: Record<string, string> = { '/about': 'About' };

interface SiteCardProps {
  settings: StudioSettings;
  /** Pages that can be restricted to the team. */
  guardable: readonly string[];
}

export function SiteCard({ settings: { banner: _, ...site }, guardable }: SiteCardProps) {
  const id = useId();
  const { draft, changed, set, undo, saved } = useSettingsDraft<Site>(site);
  const { guardedPages, countdownTarget, listOfferPercent, arriveEarlyMinutes } = draft;
  const save = async () => {
    await saveSettings({ settings: draft });
    saved();
  };
  const guard = (page: string, on: boolean) =>
    set({ guardedPages: on ? [...guardedPages, page] : guardedPages.filter((other) => other !== page) });
  return (
    <SettingsCard
      title="The site"
      text="Each change is on the pages within a second."
      changed={changed}
      problem={changed ? problemOf(draft) : null}
      onSave={save}
      onUndo={undo}
    >
      <fieldset>
        <legend className="mb-2.5 text-[15px] font-medium">Pages for the team only</legend>
        <div className="grid gap-3">
          {guardable.map((page) => (
            <CheckboxField
              key={page}
              id={`${id}${page}`}
              checked={guardedPages.includes(page)}
              onChange={(event) => guard(page, event.target.checked)}
            >
              {pageNames[page] ?? page}
            </CheckboxField>
          ))}
        </div>
        <p className="mt-2 text-small text-stone">The door is for the team, always.</p>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}date`}
          label="The countdown ends on"
          type="date"
          value={countdownTarget.date}
          onChange={(event) => set({ countdownTarget: { ...countdownTarget, date: event.target.value } })}
        />
        <TextField
          id={`${id}time`}
          label="at"
          type="time"
          hint="After it, the home page says that the studio is open."
          value={countdownTarget.time}
          onChange={(event) => set({ countdownTarget: { ...countdownTarget, time: event.target.value } })}
        />
        <TextField
          id={`${id}offer`}
          label="Off the first pack, for the list (%)"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          hint="For codes that are sent from now on."
          value={String(listOfferPercent)}
          onChange={(event) => set({ listOfferPercent: Number(event.target.value) })}
        />
        <TextField
          id={`${id}early`}
          label="Arrive early by (minutes)"
          type="number"
          inputMode="numeric"
          min={0}
          max={60}
          value={String(arriveEarlyMinutes)}
          onChange={(event) => set({ arriveEarlyMinutes: Number(event.target.value) })}
        />
      </div>
    </SettingsCard>
  );
}

function problemOf({ countdownTarget, listOfferPercent, arriveEarlyMinutes }: Site): string | null {
  if (!countdownTarget.date || !countdownTarget.time) return 'The countdown needs a day and a time.';
  if (!isWithin(listOfferPercent, 1, 100)) return 'The offer is a whole number from 1 to 100.';
  return isWithin(arriveEarlyMinutes, 0, 60) ? null : 'The minutes are a whole number from 0 to 60.';
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
