import { useId } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { StudioSettings } from './settings-api.ts';
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
  const guard = (page: string, on: boolean) =>
    set({ guardedPages: on ? [...guardedPages, page] : guardedPages.filter((other) => other !== page) });
  return (
    <SettingsCard
      title="Website"
      text="Changes are live within a second."
      changed={changed}
      problem={changed ? problemOf(draft) : null}
      change={{ settings: draft }}
      onSaved={saved}
      onUndo={undo}
    >
      <fieldset>
        <legend className="mb-2.5 text-[15px] font-medium">Team-only pages</legend>
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
        <p className="mt-2 text-small text-stone">Check-in is always team-only.</p>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}date`}
          label="Home page countdown: end date"
          type="date"
          value={countdownTarget.date}
          onChange={(event) => set({ countdownTarget: { ...countdownTarget, date: event.target.value } })}
        />
        <TextField
          id={`${id}time`}
          label="Home page countdown: end time"
          type="time"
          hint="The home page then says the studio is open."
          value={countdownTarget.time}
          onChange={(event) => set({ countdownTarget: { ...countdownTarget, time: event.target.value } })}
        />
        <TextField
          id={`${id}offer`}
          label="Newsletter discount on the first pack (%)"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          hint="Applies to codes sent from now on."
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
  if (!countdownTarget.date || !countdownTarget.time) return 'Enter a date and time for the countdown.';
  if (!isWithin(listOfferPercent, 1, 100)) return 'Enter a discount from 1 to 100, in whole numbers.';
  return isWithin(arriveEarlyMinutes, 0, 60) ? null : 'Enter a whole number of minutes from 0 to 60.';
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
