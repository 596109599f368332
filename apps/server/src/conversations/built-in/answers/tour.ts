import { formatList } from '@studio/domain/text/format';
import { addDays, getMondayIndex } from '@studio/domain/time/local-date';
import { toLondonTime } from '@studio/domain/time/london';
import type { Reply, StudioDetails } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

/** Minimum number of hours between booking a tour and its start (handbook: tours). */
const tourNoticeHours = 2;

type TourHours = NonNullable<StudioDetails['tourHours']>;

/** Opens the form for a free studio tour, and says first if the day that the message names has no tours. */
export function answerTour(message: ParsedMessage): Reply {
  const { current, studio, normalized } = message;
  const hours = studio.tourHours;
  const unavailable =
    describeClosure(current.when.days, studio) ??
    (hours
      ? (describeDaysWithoutTours(current.when.days, hours) ?? describeOtherTime(message, hours))
      : null);
  const asksWhen = current.when.days !== null || current.when.times !== null || timesPattern.test(normalized);
  const times = hours && asksWhen ? `Tours run ${describeTourHours(hours)}. ` : '';
  const welcome = unavailable
    ? `${unavailable} `
    : visitPattern.test(normalized)
      ? 'Yes, you’re welcome to visit. '
      : '';
  return buildReply(
    `${welcome}${times}Tours are free and take half an hour. Choose a day and a time below.`,
    { action: 'startBooking', links: [{ label: 'Book a tour', to: '/tour' }] },
  );
}

/** Returns a sentence if the studio is closed on the only day named; otherwise null. */
function describeClosure(days: ParsedMessage['when']['days'], { closures }: StudioDetails): string | null {
  const isClosed = days?.from === days?.to && closures.some(({ date }) => date === days?.from);
  return isClosed ? 'There are no tours on that day, because we’re closed.' : null;
}

const timesPattern = /\b(what days?|which days?|what times?|when|weekends?|evenings?|hours)\b/;
const visitPattern = /\b(can|could|may|might|is it possible|possible|would it be)\b/;

/** Returns a sentence if none of the days has tours; otherwise null. */
function describeDaysWithoutTours(days: ParsedMessage['when']['days'], hours: TourHours): string | null {
  if (!days) return null;
  const weekdays = new Set<number>();
  const week = addDays(days.from, 6);
  for (let day = days.from; day <= days.to && day <= week; day = addDays(day, 1))
    weekdays.add(getMondayIndex(day));
  const asked = [...weekdays].filter((day) => !days.weekdays || days.weekdays.includes(day));
  const [only] = asked;
  if (only === undefined || asked.some((day) => getHours(day, hours))) return null;
  return only === 6 ? 'There are no tours on Sundays.' : 'There are no tours on that day.';
}

/** Returns a sentence if the time that the message names is outside the hours of tours, or too soon; otherwise null. */
function describeOtherTime({ current, today, question }: ParsedMessage, hours: TourHours): string | null {
  const { days, times } = current.when;
  if (!days || days.from !== days.to || !times?.at) return null;
  const opening = getHours(getMondayIndex(days.from), hours);
  if (opening && (times.at < opening.opens || times.at >= opening.closes))
    return `There are no tours at ${times.at} on that day.`;
  const soonest = toLondonTime(new Date(question.now.getTime() + tourNoticeHours * 3_600_000));
  return days.from === today && times.at < soonest
    ? `You can book a tour until ${tourNoticeHours} hours before it starts, so it’s too late for ${times.at} today.`
    : null;
}

function getHours(weekday: number, { weekdays, saturday, sunday }: TourHours) {
  return weekday === 6 ? sunday : weekday === 5 ? saturday : weekdays;
}

function describeTourHours({ weekdays, saturday, sunday }: TourHours): string {
  const parts = [
    ['Monday to Friday', weekdays],
    ['Saturday', saturday],
    ['Sunday', sunday],
  ] as const;
  return formatList(
    parts.flatMap(([days, hours]) => (hours ? [`${days} ${hours.opens}–${hours.closes}`] : [])),
  );
}
