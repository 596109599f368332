import { branch } from '@studio/content/branch';
import { classTypes } from '@studio/content/class-types';
import { siteSettings } from '@studio/content/site-settings';
import { getMondayIndex, isLocalDate, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { isDenial, splitSentences } from './answer-text.ts';
import type { GroundTruth } from './ground-truth.ts';

const weekday = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const fullDay = new RegExp(
  `\\b${weekday},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}(?:,? (\\d{4}))?`,
  'gi',
);
const clockTime = /(?<![\d:£])(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)\b|(?<![\d:£])(\d{1,2}):(\d{2})\b/gi;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Finds invalid days such as "Tuesday 25 November": a wrong weekday or an impossible date. */
export function findWrongDays(text: string, now: Date): string[] {
  return splitSentences(text)
    .filter((sentence) => !isDenial(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(fullDay)].flatMap(([written, name = '', day = '', monthName = '', year]) => {
        const date = nextDate(day, monthName, year, now);
        if (!isLocalDate(date)) return [`there is no ${written}`];
        return weekdays[getMondayIndex(date)] === name.slice(0, 3).toLowerCase()
          ? []
          : [`there is no ${written}`];
      }),
    );
}

/** Returns the next date with this day and month, today included. */
function nextDate(day: string, monthName: string, year: string | undefined, now: Date): LocalDate {
  const today = toLondonDate(now);
  const monthAndDay = `${String(months.indexOf(monthName.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year) return `${year}-${monthAndDay}`;
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
}

/** Returns the times in a text as 'HH:MM', in order. */
export function extractTimes(text: string): string[] {
  return [...text.matchAll(clockTime)].map(([, hour12, minute12, meridiem, hour24, minute24]) => {
    if (hour24) return `${hour24.padStart(2, '0')}:${minute24}`;
    const hour = (Number(hour12) % 12) + (meridiem?.toLowerCase() === 'pm' ? 12 : 0);
    return `${String(hour).padStart(2, '0')}:${minute12 ?? '00'}`;
  });
}

/** Words that mark a time as something other than a class start: a deadline, a range, a part of the day. */
const notStartPattern =
  /\b(until|till|before|after|from|by|between|since|off-peak|ends?|hold|held|cancel)\b/i;

/** Finds start times or weekdays at which no class of the named type takes place. */
export function findWrongStarts(text: string, { classes }: GroundTruth): string[] {
  return splitSentences(text).flatMap((sentence) => {
    if (isDenial(sentence) || notStartPattern.test(sentence)) return [];
    const titles = classTypes.filter(({ title }) => sentence.toLowerCase().includes(title.toLowerCase()));
    const times = extractTimes(sentence);
    const [type, time] = [titles[0], times[0]];
    if (!type || !time || titles.length !== 1 || times.length !== 1) return [];
    const days = [...sentence.matchAll(new RegExp(`\\b${weekday}\\b`, 'gi'))].map(([, name = '']) =>
      weekdays.indexOf(name.toLowerCase()),
    );
    const isScheduled = classes.some(
      (klass) =>
        klass.classTypeId === type.id &&
        klass.time === time &&
        (days.length === 0 || days.includes(getMondayIndex(klass.date))),
    );
    return isScheduled ? [] : [`${type.title} is not taught then: ${sentence.trim()}`];
  });
}

const { hours } = branch;
const { tourHours } = siteSettings;
const openingTimes = new Set(
  [hours.weekdays, hours.weekends].flatMap(({ opens, closes }) => [opens, closes]),
);
const tourTimes = new Set(
  [tourHours.weekdays, tourHours.saturday, tourHours.sunday].flatMap((day) =>
    day ? [day.opens, day.closes] : [],
  ),
);

/** Finds times that are wrongly given as opening or closing times. */
export function findWrongHours(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => {
    const isAboutOpening = /\b(we|studio|are|is|'re) (?:\w+ )?(open|opens|close|closes|closed)\b/i.test(
      sentence,
    );
    const isAboutClass = classTypes.some(({ title }) => sentence.toLowerCase().includes(title.toLowerCase()));
    if (!isAboutOpening || isAboutClass || isDenial(sentence) || /\bclass(es)?\b/i.test(sentence)) return [];
    const allowed = /\btours?\b/i.test(sentence) ? new Set([...openingTimes, ...tourTimes]) : openingTimes;
    return extractTimes(sentence)
      .filter((time) => !allowed.has(time))
      .map((time) => `the studio neither opens nor closes at ${time}`);
  });
}
