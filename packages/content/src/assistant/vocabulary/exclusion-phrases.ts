const no = `(?:can'?t|can ?not|cannot|don'?t|do not|not|no|never|hate|except|but not|anything but|other than|apart from|rather not)`;

const filler = '(?: (?:do|make|like|want|fancy|come|into|on|in|the))*';

const day = '(?:mornings?|afternoons?|evenings?|weekends?|weekdays?)';

const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';

export const excludedTimePattern = new RegExp(
  String.raw`\b${no}${filler} ${day}\b|\b${day} are (?:out|no good|bad|difficult)|\bdoes ?n[o'\u2019]?t have to be (?:an? )?${day}`,
  'gi',
);

export const excludedWeekdayPattern = new RegExp(
  String.raw`(?!^no,? [a-z]+day(?!s\b))\b${no}${filler} (${weekday})\b|\b(${weekday}) (?:is|are) (?:out|no good|bad|difficult)|\bany ?day (?:but|except|other than) (${weekday})\b`,
  'gi',
);

export const weekdayStarts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export const excludedActivityPattern =
  /\b(?:that(?: is|['’]s)? not|is ?n[o'’]t|not|no|except|anything but|other than|apart from|without)(?: for)?(?: the)? (reformers?|yoga|mat|pilates)\b(?! (?:good|sure))/gi;

/** Matches the word after "not with" and similar phrases, which may be the name of an instructor. */
export const excludedPersonPattern =
  /\b(?:not|no|except|anyone but|anybody but|other than|apart from|without|avoid)(?: with| by)? ([a-z]+)\b/gi;

/** Matches "without off-peak": products that aren't limited to off-peak hours. */
export const notOffPeakPattern = /\b(?:without|not|non|no) (?:the )?off ?peak\b/;
