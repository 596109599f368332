export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const anyWeekday = weekdays.join('|');

export const weekdayAfterPattern = new RegExp(
  `\\b(?:the )?(?:following (${anyWeekday})|(${anyWeekday}) after(?: that)?)$`,
);

export const weekAfterPattern =
  /\bsame (?:time|class|one|day|slot) (?:the )?(?:next week|week later|following week)$|\b(?:a )?week later$|\b(?:the )?(?:following (?:week|weekend)|week after(?: that)?|weekend after(?: that)?)$/;

export const dayAfterPattern = /\b(?:the )?(?:following day|next day|day after(?: that)?)$/;

export const oneAfterPattern =
  /\b(?:the )?(?:one after(?: that)?|next one(?: after(?: that)?)?|following one)$/;

export const oneBeforePattern = /\b(?:the )?(?:one before(?: that)?|previous one)$/;

/** Matches a day of the month alone, such as "and the 29th?" */
export const dayOfMonthPattern =
  /^(?:(?:and|or|what about|how about|ok|no|is|are you open|on) )*(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: (?:on|open|ok|closed|too|as well))?$/;
