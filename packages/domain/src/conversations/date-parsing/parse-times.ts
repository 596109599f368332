import { earliestTime, latestTime, parsePartOfDay, type TimeRange } from './time-ranges.ts';

/** Minutes around a named time within which a class still fits. */
const minutesAround = 45;

/**
 * Characters before a number that are searched for its meaning. The limit prevents a search of the whole text for each
 * number.
 */
const lookBehind = 60;

const halfDay = 12 * 60;
/** Latest plausible time. */
const lastEnd = '20:30';

/** A number that may be a time, with its surroundings. */
interface Clock {
  before: string;
  after: string;
  hour: number;
  minute: number;
  half: string | undefined;
  past: string | undefined;
  /** For example "am", "pm", "o'clock" or "ish". */
  mark: string | undefined;
  /** Written as 06 or above 12, or with am or pm, so the half of the day is certain. */
  exact: boolean;
}

const clocks =
  /(?<![\d£/.:])(?:(?<half>half|quarter) (?:(?<past>past|to) )?)?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?![\d/]|\.\d)(?: ?(?<mark>o'?clock|am|pm|ish)\b)?/g;

/** Words after a number that make it a count and not a time. */
const counted =
  /^ ?(?:class|session|week|wk|month|year|day|hour|min|people|person|place|spot|bed|mat|pound|quid|pack|of us|friend|credit|percent|%|pence|to 1|on 1|more|other|-? ?1\b|st\b|nd\b|rd\b|th\b|x\b)/;
const since =
  /\b(?:after|from|later than|not before|any ?time after|start(?:s|ing)? after)( about| around)? ?$/;
const until = /\b(?:before|until|earlier than|by|no later than)( about| around)? ?$/;
/** Words that say the class must end by then; a class takes most of an hour. */
const over = /\b(?:out|done|finished?|over|ends?|away|leave|left) (?:by|before|at)( about| around)? ?$/;
const classMinutes = 55;
const at = /(?:\b(?:at|around|about|for the|the|roughly|approx)|@) ?$/;
const behindDay = /\b(?:today|tonight|tomorrow|[a-z]+day|morning|evening|afternoon)[ ,]*$/;

/** Parses the start times that a text asks for, or returns null. The text is normalised and its dates are removed. */
export function parseTimes(text: string): TimeRange | null {
  const part = parsePartOfDay(text);
  const found = [...text.matchAll(clocks)].map((match) => clockOf(text, match)).filter((one) => one !== null);
  return spanOf(found, part) ?? single(found, part) ?? part;
}

function clockOf(text: string, match: RegExpExecArray): Clock | null {
  const { half, past, hour = '', minute, mark } = match.groups ?? {};
  const after = text.slice(match.index + match[0].length);
  const plain = !half && !minute && !mark;
  if (Number(hour) > 23 || Number(minute ?? 0) > 59 || (plain && counted.test(after))) return null;
  const exact = Number(hour) > 12 || hour.startsWith('0') || mark === 'am' || mark === 'pm';
  return {
    before: text.slice(Math.max(0, match.index - lookBehind), match.index),
    after,
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half,
    past,
    mark,
    exact,
  };
}

/** Parses a range: "5-7pm", "between 5 and 7", "from half 5 until 8", but not "2 and 3". */
function spanOf(found: readonly Clock[], part: TimeRange | null): TimeRange | null {
  const index = found.findIndex((one, at) => isSpan(one, found[at + 1]));
  const [one, other] = [found[index], found[index + 1]];
  if (!one || !other) return null;
  const to = timeOf(other, part, 'late');
  // "5-7pm" is in the evening at both ends, "11-1pm" isn't.
  const mark = one.mark ?? (other.hour > one.hour && one.hour !== 12 ? other.mark : undefined);
  const from = timeOf({ ...one, mark, exact: one.exact || mark !== undefined }, part, 'either');
  return inOrder({ from, to }, one.exact, other.exact);
}

/** Fixes a range that runs backwards: seven until nine is in the morning, five until eight in the evening. */
function inOrder({ from, to }: TimeRange, fromExact: boolean, toExact: boolean): TimeRange | null {
  if (from <= to) return { from, to };
  const [later, sooner] = [moved(to, halfDay), moved(from, -halfDay)];
  if (!toExact && later <= lastEnd) return { from, to: later };
  return !fromExact && sooner <= to ? { from: sooner, to } : null;
}

function isSpan(one: Clock, other: Clock | undefined): boolean {
  if (!other || !isJoined(one, other)) return false;
  return (
    /\b(between|from) ?$/.test(one.before) || Boolean(one.mark ?? other.mark) || behindDay.test(one.before)
  );
}

function isJoined(one: Clock, other: Clock): boolean {
  const length = one.after.length - other.after.length;
  return /^ ?(?:-|and|to|until) ?(?:half |quarter )?(?:past |to )?\d/.test(one.after.slice(0, length + 8));
}

function single(found: readonly Clock[], part: TimeRange | null): TimeRange | null {
  const surest = [...found].sort((one, other) => sureness(other) - sureness(one));
  for (const clock of surest) {
    if (over.test(clock.before))
      return { from: earliestTime, to: moved(timeOf(clock, part, 'early'), -classMinutes - 1) };
    if (since.test(clock.before)) {
      const from = timeOf(clock, part, 'late');
      return { from, to: part && part.to > from ? part.to : latestTime };
    }
    if (until.test(clock.before)) return { from: earliestTime, to: moved(timeOf(clock, part, 'early'), -1) };
    const onward = /^ ?(\+|or later|or after|onwards?|and later)/.test(clock.after);
    if (onward) return { from: timeOf(clock, part, 'late'), to: latestTime };
    if (isNamed(clock)) {
      const time = timeOf(clock, part, 'either');
      return { from: moved(time, -minutesAround), to: moved(time, minutesAround), at: time };
    }
  }
  return null;
}

/** Ranks how likely a number is the wanted start: "around half five" is likely, "I finish at 5" isn't. */
function sureness({ before, half, mark, minute }: Clock): number {
  if (/\b(?:finish|start|work|off|leave) (?:work )?(?:at|until|around) ?$/.test(before)) return -1;
  return half !== undefined || mark !== undefined || minute > 0 ? 1 : 0;
}

function isNamed({ before, half, mark, minute, exact }: Clock): boolean {
  const sure = half !== undefined || mark !== undefined || (exact && minute > 0) || minute > 0;
  return sure || at.test(before) || behindDay.test(before);
}

type Lean = 'early' | 'late' | 'either';

/**
 * Returns the intended time. Without "am" or "pm" the studio's hours decide: 1 to 6 are in the afternoon, 8 to 11 in
 * the morning. An hour of 7 is in the morning for an upper limit or next to the word "morning", otherwise in the
 * evening.
 */
function timeOf(clock: Clock, part: TimeRange | null, lean: Lean): string {
  const { half, past, mark, exact } = clock;
  // "7:15" in digits leans to the morning; "half seven" doesn't.
  const written = clock.minute > 0 && clock.hour === 7;
  let hour = exact ? clock.hour : inStudioHours(clock.hour, part, written ? 'early' : lean);
  if (mark === 'pm' && hour < 12) hour += 12;
  if (mark === 'am' && hour === 12) hour = 0;
  const quarter = past === 'to' ? -15 : 15;
  const minute = half === 'half' ? 30 : half === 'quarter' ? quarter : clock.minute;
  return moved(`${String(hour).padStart(2, '0')}:00`, minute);
}

function inStudioHours(hour: number, part: TimeRange | null, lean: Lean): number {
  if (hour === 0 || hour === 12) return 12;
  if (part && part.to < '12:30') return hour;
  if (part && part.from >= '12:00') return hour + 12;
  if (hour === 7) return lean === 'early' ? 7 : 19;
  return hour < 7 ? hour + 12 : hour;
}

/** Adds minutes to a time, within the same day. */
function moved(time: string, minutes: number): string {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const within = Math.max(0, Math.min(23 * 60 + 59, at));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}
