import {
  getPresetPeriod,
  type Period,
  type PeriodPreset,
  periodPresets,
  validatePeriod,
} from '@studio/domain/insight/period';
import type { LocalDate } from '@studio/domain/time/local-date';
import { isLocalDate } from '@studio/domain/time/local-date';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { FieldErrorText } from '../../../ui/field.tsx';

const presetNames: Record<PeriodPreset, string> = {
  'last-7-days': 'Last 7 days',
  'last-28-days': 'Last 28 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'last-12-weeks': 'Last 12 weeks',
  'this-year': 'This year',
};

interface PeriodPickerProps {
  period: Period;
  today: LocalDate;
  onChoose: (period: Period) => void;
}

export function PeriodPicker({ period, today, onChoose }: PeriodPickerProps) {
  const chosen = periodPresets.find((preset) => {
    const { from, to } = getPresetPeriod(preset, today);
    return from === period.from && to === period.to;
  });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <ChipGroup
        legend="Period"
        name="period"
        options={periodPresets.map((value) => ({ value, label: presetNames[value] }))}
        value={chosen ?? null}
        onChange={(preset) => onChoose(getPresetPeriod(preset, today))}
      />
      <FromTo key={`${period.from} ${period.to}`} period={period} onChoose={onChoose} />
    </div>
  );
}

function FromTo({ period, onChoose }: Pick<PeriodPickerProps, 'period' | 'onChoose'>) {
  const id = useId();
  const [typed, setTyped] = useState(period);
  const [error, setError] = useState<string>();
  const show = (event: FormEvent) => {
    event.preventDefault();
    const problem =
      isLocalDate(typed.from) && isLocalDate(typed.to)
        ? validatePeriod(typed)
        : 'Choose a start date and an end date.';
    setError(problem ?? undefined);
    if (!problem) onChoose(typed);
  };
  const field = (name: 'from' | 'to', label: string) => (
    <label className="flex min-w-0 items-center gap-2 text-small max-sm:flex-col max-sm:items-stretch max-sm:gap-1">
      {label}
      <input
        type="date"
        value={typed[name]}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        className="numeric h-11 rounded-input border border-line bg-paper px-2.5 text-base hover:border-stone"
      />
    </label>
  );
  return (
    <form onSubmit={show} noValidate>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid max-sm:grid-cols-2 max-sm:items-end">
        {field('from', 'From')}
        {field('to', 'To')}
        <Button type="submit" kind="secondary" size="small">
          Apply dates
        </Button>
      </div>
      <FieldErrorText id={id} error={error} />
    </form>
  );
}
