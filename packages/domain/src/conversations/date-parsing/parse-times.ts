import { earliestTime, latestTime, parsePartOfDay, type TimeRange } from './time-ranges.ts';

/** Minutes before and after a named time in which a class still fits: "around 6" means 17:15 to 18:45. */
const minutesAround = 45;

/**
 * Number of characters before a number that are searched for its meaning. The limit prevents a search of the whole text
 * for each number.
 */
const maxLookbehind = 60;

const halfDay = 12 * 60;
/** Latest plausible end of a range of start times, as 'HH:MM'. */
const lastEnd = '20:30';

/** Number that may be a time, with the text around it. */
interface Clock {
  before: string;
  after: string;
  hour: number;
  minute: number;
  half: string | undefined;
  past: string | undefined;
  /** Text after the number, such as "am", "pm", "o'clock" or "ish". */
  mark: string | undefined;
  /** Whether the half of the day is certain, because the number is written as 06, is above 12, or has am or pm. */
  exact: boolean;
}

const clocks =
  /(?<![\d£/.:])(?:(?<half>half|quarter) (?:(?<past>past|to) )?)?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?![\d/]|\.\d)(?: ?(?<mark>o'?clock|am|pm|ish)\b)?/g;

/** Matches words after a number that make it a count and not a time. */
const countUnits =
  /^ ?(?:class|session|week|wk|month|year|day|hour|min|people|person|place|spot|bed|mat|pound|quid|pack|of us|friend|credit|percent|%|pence|to 1|on 1|more|other|-? ?1\b|for ?(?:1|one)\b|-(?:for|4|to|2)-|st\b|nd\b|rd\b|th\b|x\b)/;
const startsAfter =
  /\b(?:after|from|later than|not before|any ?time after|start(?:s|ing)? after)( about| around)? ?$/;
const startsBefore = /\b(?:before|until|earlier than|by|no later than)( about| around)? ?$/;
/** Matches words that say that the class must have ended at the time. Classes take most of an hour. */
const endsBy = /\b(?:out|done|finished?|over|ends?|away|leave|left) (?:by|before|at)( about| around)? ?$/;
const classMinutes = 55;
const at = /(?:\b(?:at|around|about|for the|the|roughly|approx)|@) ?$/;
const afterDayName = /\b(?:today|tonight|tomorrow|[a-z]+day|morning|evening|afternoon)[ ,]*$/;

/**
 * Parses the start times that a text asks for; null when it names none. The text is normalised and its dates are
 * removed.
 */
export function parseTimes(text: string): TimeRange | null {
  const part = parsePartOfDay(text);
  const found = [...text.matchAll(clocks)].map((match) => toClock(text, match)).filter((one) => one !== null);
  return parseSpan(found, part) ?? parseSingle(found, part) ?? part;
}

function toClock(text: string, match: RegExpExecArray): Clock | null {
  const { half, past, hour = '', minute, mark } = match.groups ?? {};
  const after = text.slice(match.index + match[0].length);
  const plain = !half && !minute && !mark;
  if (Number(hour) > 23 || Number(minute ?? 0) > 59 || (plain && countUnits.test(after))) return null;
  const exact = Number(hour) > 12 || hour.startsWith('0') || mark === 'am' || mark === 'pm';
  return {
    before: text.slice(Math.max(0, match.index - maxLookbehind), match.index),
    after,
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half,
    past,
    mark,
    exact,
  };
}

/** Parses a range, such as "5-7pm", "between 5 and 7" or "from half 5 until 8", but not "2 and 3". */
function parseSpan(found: readonly Clock[], part: TimeRange | null): TimeRange | null {
  const index = found.findIndex((one, at) => isSpan(one, found[at + 1]));
  const [one, other] = [found[index], found[index + 1]];
  if (!one || !other) return null;
  const to = resolveTime(other, part, 'late');
  // Both ends of "5-7pm" are in the evening, but not those of "11-1pm".
  const mark = one.mark ?? (other.hour > one.hour && one.hour !== 12 ? other.mark : undefined);
  const from = resolveTime({ ...one, mark, exact: one.exact || mark !== undefined }, part, 'either');
  return fixOrder({ from, to }, one.exact, other.exact);
}

/**
 * Corrects a range whose end comes before its start: "seven until nine" is in the morning, and "five until eight" in
 * the evening.
 */
function fixOrder({ from, to }: TimeRange, fromExact: boolean, toExact: boolean): TimeRange | null {
  if (from <= to) return { from, to };
  const [later, earlier] = [addMinutes(to, halfDay), addMinutes(from, -halfDay)];
  if (!toExact && later <= lastEnd) return { from, to: later };
  return !fromExact && earlier <= to ? { from: earlier, to } : null;
}

function isSpan(one: Clock, other: Clock | undefined): boolean {
  if (!other || !isJoined(one, other)) return false;
  return (
    /\b(between|from) ?$/.test(one.before) || Boolean(one.mark ?? other.mark) || afterDayName.test(one.before)
  );
}

function isJoined(one: Clock, other: Clock): boolean {
  const length = one.after.length - other.after.length;
  return /^ ?(?:-|and|to|until) ?(?:half |quarter )?(?:past |to )?\d/.test(one.after.slice(0, length + 8));
}

function parseSingle(found: readonly Clock[], part: TimeRange | null): TimeRange | null {
  const mostLikelyFirst = [...found].sort((one, other) => rankLikelihood(other) - rankLikelihood(one));
  for (const clock of mostLikelyFirst) {
    if (endsBy.test(clock.before))
      return { from: earliestTime, to: addMinutes(resolveTime(clock, part, 'early'), -classMinutes - 1) };
    if (startsAfter.test(clock.before)) {
      const from = resolveTime(clock, part, 'late');
      return { from, to: part && part.to > from ? part.to : latestTime };
    }
    if (startsBefore.test(clock.before))
      return { from: earliestTime, to: addMinutes(resolveTime(clock, part, 'early'), -1) };
    const isOpenEnded = /^ ?(\+|or later|or after|onwards?|and later)/.test(clock.after);
    if (isOpenEnded) return { from: resolveTime(clock, part, 'late'), to: latestTime };
    if (isNamed(clock)) {
      const time = resolveTime(clock, part, 'either');
      return { from: addMinutes(time, -minutesAround), to: addMinutes(time, minutesAround), at: time };
    }
  }
  return null;
}

/**
 * Ranks how likely a number is to be the start time that the visitor wants: "around half five" is likely, and "I finish
 * at 5" isn't.
 */
function rankLikelihood({ before, half, mark, minute }: Clock): number {
  if (/\b(?:finish|start|work|off|leave) (?:work )?(?:at|until|around) ?$/.test(before)) return -1;
  return half !== undefined || mark !== undefined || minute > 0 ? 1 : 0;
}

function isNamed({ before, half, mark, minute, exact }: Clock): boolean {
  const sure = half !== undefined || mark !== undefined || (exact && minute > 0) || minute > 0;
  return sure || at.test(before) || afterDayName.test(before);
}

type HourBias = 'early' | 'late' | 'either';

/**
 * Returns the intended time. Without "am" or "pm", a part of the day in the text decides ("8 in the evening"), and
 * otherwise the studio's hours: 1 to 6 are in the afternoon, 8 to 11 in the morning. 7 is in the morning when it's an
 * upper limit or has minutes ("7:15"), and otherwise in the evening.
 */
function resolveTime(clock: Clock, part: TimeRange | null, bias: HourBias): string {
  const { half, past, mark, exact } = clock;
  // "7:15" in digits usually means the morning, "half seven" the evening.
  const written = clock.minute > 0 && clock.hour === 7;
  let hour = exact ? clock.hour : inStudioHours(clock.hour, part, written ? 'early' : bias);
  if (mark === 'pm' && hour < 12) hour += 12;
  if (mark === 'am' && hour === 12) hour = 0;
  const quarterMinutes = past === 'to' ? -15 : 15;
  const minute = half === 'half' ? 30 : half === 'quarter' ? quarterMinutes : clock.minute;
  return addMinutes(`${String(hour).padStart(2, '0')}:00`, minute);
}

function inStudioHours(hour: number, part: TimeRange | null, bias: HourBias): number {
  if (hour === 0 || hour === 12) return 12;
  if (part && part.to < '12:30') return hour;
  if (part && part.from >= '12:00') return hour + 12;
  if (hour === 7) return bias === 'early' ? 7 : 19;
  return hour < 7 ? hour + 12 : hour;
}

/** Adds minutes to a time, within the same day. */
function addMinutes(time: string, minutes: number): string {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const within = Math.max(0, Math.min(23 * 60 + 59, at));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}
