import { toLondonDate } from '@studio/domain/time/london';
import { useId } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { type FieldError, toFieldProblems } from '../../../lib/forms/field-problems.ts';
import { useFieldProblems } from '../../../lib/forms/use-field-problems.ts';
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
  restrictablePages: readonly string[];
}

export function SiteCard({ settings: { banner: _, ...site }, restrictablePages }: SiteCardProps) {
  const id = useId();
  const { draft, changed, set, undo, saved } = useSettingsDraft<Site>(site);
  const { guardedPages, countdownTarget, newsletterOfferPercent, arriveEarlyMinutes } = draft;
  const { showsBuiltInPictures } = draft;
  const problems = useFieldProblems(toFieldProblems(id, findErrors(draft)));
  const isCountdownOver = countdownTarget.date < toLondonDate(getServerTime());
  const guard = (page: string, on: boolean) =>
    set({ guardedPages: on ? [...guardedPages, page] : guardedPages.filter((other) => other !== page) });
  return (
    <SettingsCard
      title="Website"
      text="Changes go live when you save."
      changed={changed}
      problems={problems}
      change={{ settings: draft }}
      onSaved={saved}
      onUndo={undo}
    >
      <fieldset>
        <legend className="mb-2.5 text-[15px] font-medium">Pages for your team only</legend>
        <div className="grid gap-3">
          {restrictablePages.map((page) => (
            <CheckboxField
              key={page}
              id={`${id}${page}`}
              checked={guardedPages.includes(page)}
              onChange={(event) => guard(page, event.target.checked)}
            >
              Hide the {pageNames[page] ?? page} page from visitors
            </CheckboxField>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2.5 text-[15px] font-medium">Default pictures</legend>
        <CheckboxField
          id={`${id}pictures`}
          checked={showsBuiltInPictures}
          onChange={(event) => set({ showsBuiltInPictures: event.target.checked })}
        >
          Show default pictures where you haven’t uploaded one
        </CheckboxField>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...problems.control(`${id}offer`, String(newsletterOfferPercent), (value) =>
            set({ newsletterOfferPercent: Number(value) }),
          )}
          label="Newsletter discount (%)"
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          hint="Discount on a subscriber’s first pack, from now on. 0 means no discount."
        />
        <TextField
          {...problems.control(`${id}early`, String(arriveEarlyMinutes), (value) =>
            set({ arriveEarlyMinutes: Number(value) }),
          )}
          label="Arrive early (minutes)"
          hint="Shown on class pages and confirmation pages."
          type="number"
          inputMode="numeric"
          min={0}
          max={60}
        />
      </div>
      <fieldset>
        <legend className="mb-2.5 text-[15px] font-medium">Opening countdown on the home page</legend>
        <div className="grid grid-cols-2 gap-5">
          <TextField
            {...problems.control(`${id}date`, countdownTarget.date, (date) =>
              set({ countdownTarget: { ...countdownTarget, date } }),
            )}
            label="End date"
            type="date"
          />
          <TextField
            {...problems.control(`${id}time`, countdownTarget.time, (time) =>
              set({ countdownTarget: { ...countdownTarget, time } }),
            )}
            label="End time"
            type="time"
          />
        </div>
        <p className="mt-2 text-small text-stone">
          {isCountdownOver
            ? 'The countdown has ended. The home page says the studio is open.'
            : 'The home page counts down to this time, and then says the studio is open.'}
        </p>
      </fieldset>
    </SettingsCard>
  );
}

function findErrors({ countdownTarget, newsletterOfferPercent, arriveEarlyMinutes }: Site) {
  const errors: FieldError<'offer' | 'early' | 'date' | 'time'>[] = [];
  if (!isWithin(newsletterOfferPercent, 0, 100))
    errors.push({ field: 'offer', message: 'Enter a discount from 0 to 100, in whole numbers.' });
  if (!isWithin(arriveEarlyMinutes, 0, 60))
    errors.push({ field: 'early', message: 'Enter a whole number of minutes from 0 to 60.' });
  if (!countdownTarget.date) errors.push({ field: 'date', message: 'Enter a date.' });
  if (!countdownTarget.time) errors.push({ field: 'time', message: 'Enter a time.' });
  return errors;
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
