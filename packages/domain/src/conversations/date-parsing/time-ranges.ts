/**
 * Range of start times as 'HH:MM' in London, both ends included. `at` is the single time that the text named, around
 * which the range lies.
 */
export interface TimeRange {
  from: string;
  to: string;
  at?: string;
}

export const earliestTime = '00:00';
export const latestTime = '23:59';

/** Parts of the day, narrower ones first. */
const parts: readonly (readonly [RegExp, TimeRange])[] = [
  [
    /\bfirst thing\b|\bearly (in the )?morning\b|\bearly (bird|one|class)|\b(before|pre) ?work\b/,
    rangeUntil('09:00'),
  ],
  [/\bmid ?morning\b/, { from: '09:00', to: '11:30' }],
  [/\b(after|post) ?work\b/, rangeFrom('17:00')],
  [/\blate(r in the)? evening\b|\blate (one|class)\b|\blast thing\b/, rangeFrom('18:30')],
  [/\bearly evening\b/, { from: '16:30', to: '18:30' }],
  [/\blate afternoon\b/, { from: '15:00', to: '17:30' }],
  [/\bevening\b|\btonight\b|\bnight\b/, rangeFrom('17:00')],
  [/\bmorning\b|\bam\b/, rangeUntil('11:59')],
  [/\bafter lunch(time)?\b/, { from: '13:30', to: latestTime }],
  [/\bbefore lunch(time)?\b/, rangeUntil('11:59')],
  [/\blunch(time| break| hour)?\b|\bmidday\b/, { from: '11:45', to: '14:00' }],
  [/\bafternoon\b|\bpm\b/, { from: '12:00', to: '17:30' }],
];

/** Matches words that only resemble a part of the day: "10 am" is a time, and "good morning" is a greeting. */
const lookalikes = /\d ?(am|pm)\b|\bi am\b|\bam i\b|\bgood (morning|afternoon|evening)\b/g;

/** Returns the part of the day in a normalised text; null when it names none. */
export function parsePartOfDay(text: string): TimeRange | null {
  const cleaned = text.replace(lookalikes, ' ');
  return parts.find(([pattern]) => pattern.test(cleaned))?.[1] ?? null;
}

function rangeUntil(to: string): TimeRange {
  return { from: earliestTime, to };
}

function rangeFrom(from: string): TimeRange {
  return { from, to: latestTime };
}
