import * as phrases from '@studio/content/assistant/vocabulary/exclusion-phrases';
import type { TimeRange } from '@studio/domain/conversations/parse-date-and-time';

/** Wanted and unwanted parts of a message. */
export interface Exclusions {
  included: string;
  excluded: string;
  /** Part of the day that remains after the visitor excluded another part. */
  partOfDay: TimeRange | null;
  /** Days of the week that the visitor can't come. Monday is 0. */
  weekdays: readonly number[];
}

/** Splits a message such as "yoga wednesday, cant do mornings" into wanted and unwanted parts. */
export function parseExclusions(text: string): Exclusions {
  const parts = [...text.matchAll(phrases.excludedTimePattern)].map(([match]) => match);
  const activities = [...text.matchAll(phrases.excludedActivityPattern)].map(([, activity = '']) => activity);
  const people = [...text.matchAll(phrases.excludedInstructorPattern)].map(([, name = '']) => name);
  const named = [...text.matchAll(phrases.excludedWeekdayPattern)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
  const included = [
    phrases.excludedTimePattern,
    phrases.excludedActivityPattern,
    phrases.excludedWeekdayPattern,
  ].reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return {
    included,
    excluded: [...activities, ...people].join(' '),
    partOfDay: getRemainingTime(parts.join(' ').toLowerCase()),
    weekdays: named.map((name) =>
      phrases.weekdayStarts.findIndex((start) => name.toLowerCase().startsWith(start)),
    ),
  };
}

function getRemainingTime(excludedText: string): TimeRange | null {
  if (/does/.test(excludedText) && !/morning/.test(excludedText)) return null;
  if (/morning/.test(excludedText)) return { from: '12:00', to: '23:59' };
  return /evening/.test(excludedText) ? { from: '00:00', to: '16:30' } : null;
}
