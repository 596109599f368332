import type { TimeRange } from '@studio/domain/conversations/parse-date-and-time';

/** Message that is split into what the visitor wants and what they don't want. */
export interface Exclusions {
  included: string;
  excluded: string;
  /** Part of the day that remains after the visitor excluded another part. */
  partOfDay: TimeRange | null;
  /** Days of the week that the visitor can't come. Monday is 0. */
  weekdays: readonly number[];
}

const no = `(?:can'?t|can ?not|cannot|don'?t|do not|not|no|never|hate|except|but not|anything but|other than|apart from|rather not)`;
const filler = '(?: (?:do|make|like|want|fancy|come|into|on|in|the))*';
const day = '(?:mornings?|afternoons?|evenings?|weekends?|weekdays?)';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const excludedTimePattern = new RegExp(
  String.raw`\b${no}${filler} ${day}\b|\b${day} are (?:out|no good|bad|difficult)|\bdoes ?n[o'\u2019]?t have to be (?:an? )?${day}`,
  'gi',
);
const excludedWeekdayPattern = new RegExp(
  String.raw`\b${no}${filler} (${weekday})\b|\b(${weekday}) (?:is|are) (?:out|no good|bad|difficult)|\bany ?day (?:but|except|other than) (${weekday})\b`,
  'gi',
);
const weekdayStarts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const excludedActivityPattern =
  /\b(?:that(?: is|['’]s)? not|is ?n[o'’]t|not|no|except|anything but|other than|apart from|without)(?: for)?(?: the)? (reformers?|yoga|mat|pilates)\b(?! (?:good|sure))/gi;

/** Matches the word after "not with" and the like, which may be the name of an instructor. */
const excludedPersonPattern =
  /\b(?:not|no|except|anyone but|anybody but|other than|apart from|without|avoid)(?: with| by)? ([a-z]+)\b/gi;

/** Splits a message such as "yoga wednesday, cant do mornings" into wanted and unwanted parts. */
export function parseExclusions(text: string): Exclusions {
  const parts = [...text.matchAll(excludedTimePattern)].map(([match]) => match);
  const activities = [...text.matchAll(excludedActivityPattern)].map(([, activity = '']) => activity);
  const people = [...text.matchAll(excludedPersonPattern)].map(([, name = '']) => name);
  const named = [...text.matchAll(excludedWeekdayPattern)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
  const included = [excludedTimePattern, excludedActivityPattern, excludedWeekdayPattern].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text,
  );
  return {
    included,
    excluded: [...activities, ...people].join(' '),
    partOfDay: restOfDay(parts.join(' ').toLowerCase()),
    weekdays: named.map((name) => weekdayStarts.findIndex((start) => name.toLowerCase().startsWith(start))),
  };
}

function restOfDay(excludedText: string): TimeRange | null {
  if (/does/.test(excludedText) && !/morning/.test(excludedText)) return null;
  if (/morning/.test(excludedText)) return { from: '12:00', to: '23:59' };
  return /evening/.test(excludedText) ? { from: '00:00', to: '16:30' } : null;
}
