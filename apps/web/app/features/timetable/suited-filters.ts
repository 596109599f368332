import type { SuitedFilters } from './address.ts';
import { dayPartLabels } from './day-parts.ts';

/** A filter beside activity and instructor, with what it can be set to. */
export interface SuitedGroup {
  key: keyof SuitedFilters;
  label: string;
  /** The link that takes the filter off. */
  any: string;
  options: readonly { value: string; label: string }[];
}

const levels = ['Beginner Friendly', 'All Levels', 'Intermediate', 'Gentle'];

export const suitedGroups: readonly SuitedGroup[] = [
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

/** The filters that are set, in words: "Female-only", "Evening". */
export function suitedLabels(filters: SuitedFilters): { key: keyof SuitedFilters; label: string }[] {
  return suitedGroups.flatMap(({ key, options }) => {
    const label = options.find(({ value }) => value === filters[key])?.label;
    return label ? [{ key, label }] : [];
  });
}
