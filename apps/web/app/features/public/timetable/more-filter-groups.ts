import { dayPartLabels } from './day-parts.ts';
import type { MoreFilters } from './timetable-url.ts';

export interface MoreFilterGroup {
  key: keyof MoreFilters;
  label: string;
  /** Label of the option that removes the filter. */
  any: string;
  options: readonly { value: string; label: string }[];
}

const levels = ['Beginner Friendly', 'All Levels', 'Intermediate', 'Gentle'];

export const moreFilterGroups: readonly MoreFilterGroup[] = [
  {
    key: 'audience',
    label: 'Who it’s for',
    any: 'Anyone',
    options: [
      { value: 'everyone', label: 'Open to everyone' },
      { value: 'female-only', label: 'Female-only' },
    ],
  },
  {
    key: 'difficulty',
    label: 'Level',
    any: 'Any level',
    options: levels.map((value) => ({ value, label: value })),
  },
  {
    key: 'dayPart',
    label: 'Time of day',
    any: 'Any time',
    options: Object.entries(dayPartLabels).map(([value, label]) => ({ value, label })),
  },
];

/** Lists the active filters, such as "Female-only" or "Evening". */
export function listMoreFilterLabels(filters: MoreFilters): { key: keyof MoreFilters; label: string }[] {
  return moreFilterGroups.flatMap(({ key, options }) => {
    const label = options.find(({ value }) => value === filters[key])?.label;
    return label ? [{ key, label }] : [];
  });
}
