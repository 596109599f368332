import { type ClaimParser, createClaim } from './claim.ts';
import { numberPattern, parseNumber } from './parse-number.ts';

const minutesOf = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 } as const;

const written = (minutes: number): string => {
  const ofDay = (minutes + 1440) % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/** Returns a time of day. Reads a time without "am" or "pm" as a 24-hour time. */
function atClock(hour = '', minute = '0', half?: string) {
  if (!half) return createClaim('time', written(Number(hour) * 60 + Number(minute)));
  const afternoon = /^p/i.test(half) ? 720 : 0;
  return createClaim('time', written((Number(hour) % 12) * 60 + Number(minute) + afternoon));
}

/** Returns a claim about a time without am or pm, which means either of the two, unless the hour is after 12. */
function aboutHour(hour: number | null, minutes = 0) {
  if (hour === null || hour > 23) return createClaim('time');
  const at = hour * 60 + minutes;
  return hour > 12 ? createClaim('time', written(at)) : createClaim('time', written(at), written(at + 720));
}

const half = '\\s?([ap])\\.?m\\b\\.?';

/** Parsers of times, such as "18:00", "6.30pm", "6 pm", "half past six", "seven o'clock", "at 7" and "noon". */
export const timeParsers: readonly ClaimParser[] = [
  {
    pattern: new RegExp(`\\b(\\d{1,2})[:.](\\d{2})${half}`, 'gi'),
    read: ([, hour, minute, part]) => [atClock(hour, minute, part)],
  },
  { pattern: new RegExp(`\\b(\\d{1,2})${half}`, 'gi'), read: ([, hour, part]) => [atClock(hour, '0', part)] },
  { pattern: /\b(\d{1,2}):(\d{2})\b/g, read: ([, hour, minute]) => [atClock(hour, minute)] },
  {
    pattern: /\b(noon|midday|midnight)\b/gi,
    read: ([, word = '']) => [createClaim('time', /night/i.test(word) ? '00:00' : '12:00')],
  },
  {
    pattern: new RegExp(`\\b(half past|quarter past|quarter to)\\s(${numberPattern})\\b`, 'gi'),
    read: ([, part = '', hour = '']) => [
      aboutHour(parseNumber(hour), minutesOf[part.toLowerCase() as keyof typeof minutesOf]),
    ],
  },
  {
    pattern: new RegExp(`\\b(${numberPattern})\\s?o'?clock\\b`, 'gi'),
    read: ([, hour = '']) => [aboutHour(parseNumber(hour))],
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:at|from|until|till|by|before|after)\\s)(${numberPattern})(?=\\s*(?:[.,;!?)]|$|(?:and|or|to|until|on|in the|tomorrow|today|tonight|this|every)\\b))`,
      'gi',
    ),
    read: ([, hour = '']) => [aboutHour(parseNumber(hour))],
  },
];
