export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const anyWeekday = weekdays.join('|');

/** Matches a weekday after the previously named day: "the sunday after". */
export const weekdayAfterPattern = new RegExp(
  `\\b(?:the )?(?:following (${anyWeekday})|(${anyWeekday}) after(?: that)?)$`,
);

/** Matches the week after the previously named days: "same time next week", "the week after". */
export const weekAfterPattern =
  /\bsame (?:time|class|one|day|slot) (?:the )?(?:next week|week later|following week)$|\b(?:a )?week later$|\b(?:the )?(?:following (?:week|weekend)|week after(?: that)?|weekend after(?: that)?)$/;

/** Matches the day after the previously named one. */
export const dayAfterPattern = /\b(?:the )?(?:following day|next day|day after(?: that)?)$/;

/** Matches the class after the previously named time: "the one after". */
export const classAfterPattern =
  /\b(?:the )?(?:one after(?: that)?|next one(?: after(?: that)?)?|following one)$/;

/** Matches the class before the previously named time: "the one before". */
export const classBeforePattern = /\b(?:the )?(?:one before(?: that)?|previous one)$/;

/** Matches a day of the month alone, such as "and the 29th?" */
export const dayOfMonthPattern =
  /^(?:(?:and|or|what about|how about|ok|no|is|are you open|on) )*(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: (?:on|open|ok|closed|too|as well))?$/;
