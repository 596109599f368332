import type { TimeRange } from '@studio/domain/conversations/parse-date-and-time';

/** A message split into wanted and unwanted things. */
export interface Exclusions {
  wanted: string;
  unwanted: string;
  /** Remaining part of the day after another was excluded. */
  part: TimeRange | null;
}

const no = `(?:can'?t|can ?not|cannot|don'?t|do not|not|no|never|hate|except|but not|anything but|other than|apart from|rather not)`;
const day = '(?:mornings?|afternoons?|evenings?|weekends?|weekdays?)';
const ruledOut = new RegExp(
  String.raw`\b${no}(?: (?:do|make|like|want|fancy|come|into|on|in|the))* ${day}\b|\b${day} are (?:out|no good|bad|difficult)|\bdoes ?n[o'’]?t have to be (?:an? )?${day}`,
  'gi',
);
const notThat =
  /\b(?:that(?: is|['’]s)? not|is ?n[o'’]t|not|no|except|anything but|other than|apart from|without)(?: for)?(?: the)? (reformers?|yoga|mat|pilates)\b(?! (?:good|sure))/gi;

/** Separates wanted from unwanted: "yoga wednesday, cant do mornings". */
export function parseExclusions(text: string): Exclusions {
  const parts = [...text.matchAll(ruledOut)].map(([words]) => words);
  const things = [...text.matchAll(notThat)].map(([, thing = '']) => thing);
  const wanted = text.replace(ruledOut, ' ').replace(notThat, ' ');
  return { wanted, unwanted: things.join(' '), part: restOfDay(parts.join(' ').toLowerCase()) };
}

function restOfDay(refused: string): TimeRange | null {
  if (/does/.test(refused) && !/morning/.test(refused)) return null;
  if (/morning/.test(refused)) return { from: '12:00', to: '23:59' };
  return /evening/.test(refused) ? { from: '00:00', to: '16:30' } : null;
}
