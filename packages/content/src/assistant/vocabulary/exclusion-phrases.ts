const no = `(?:can'?t|can ?not|cannot|don'?t|do not|not|no|never|hate|except|but not|anything but|other than|apart from|rather not)`;

const filler = '(?: (?:do|make|like|want|fancy|come|into|on|in|the))*';

const day = '(?:mornings?|afternoons?|evenings?|weekends?|weekdays?)';

const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';

/** Matches parts of the day or week that don't suit the visitor: "can't do mornings", "weekends are out". */
export const excludedTimePattern = new RegExp(
  String.raw`\b${no}${filler} ${day}\b|\b${day} are (?:out|no good|bad|difficult)|\bdoes ?n[o'\u2019]?t have to be (?:an? )?${day}`,
  'gi',
);

/** Matches weekdays that don't suit the visitor: "not on mondays", "any day but friday". */
export const excludedWeekdayPattern = new RegExp(
  String.raw`(?!^no,? [a-z]+day(?!s\b))\b${no}${filler} (${weekday})\b|\b(${weekday}) (?:is|are) (?:out|no good|bad|difficult)|\bany ?day (?:but|except|other than) (${weekday})\b`,
  'gi',
);

/** Starts of the weekdays' names, from Monday, by which `excludedWeekdayPattern`'s matches are recognised. */
export const weekdayStarts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Matches activities that the visitor doesn't want: "not yoga", "anything but reformer". */
export const excludedActivityPattern =
  /\b(?:that(?: is|['’]s)? not|is ?n[o'’]t|not|no|except|anything but|other than|apart from|without)(?: for)?(?: the)? (reformers?|yoga|mat|pilates)\b(?! (?:good|sure))/gi;

/** Matches the word after "not with" and similar phrases, which may be the name of an instructor. */
export const excludedInstructorPattern =
  /\b(?:not|no|except|anyone but|anybody but|other than|apart from|without|avoid)(?: with| by)? ([a-z]+)\b/gi;

/** Matches "without off-peak": products that aren't limited to off-peak hours. */
export const notOffPeakPattern = /\b(?:without|not|non|no) (?:the )?off ?peak\b/;
