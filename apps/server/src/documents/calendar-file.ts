import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Details of one booking or tour in a calendar file. */
export interface CalendarEventDetails {
  /** Id of the booking or tour. UID of the calendar entry, so that a later file updates it (handbook: emails 10). */
  bookingId: string;
  title: string;
  start: Date;
  end: Date;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  /** iCalendar SEQUENCE: 0 for the first file, plus one for each change, the cancellation included. */
  sequence: number;
  cancelled: boolean;
  /** DTSTAMP: time of the booking or of its last recorded change, so that equal input gives an equal file. */
  madeAt: Date;
}

/**
 * Returns an .ics file (RFC 5545, folded lines, CRLF) that adds, changes or cancels a calendar entry.
 * Times are UTC instants: correct on both clock-change days, without time zone rules in the file. Calendars show them
 * in the owner's time zone.
 * @throws RangeError when the class or tour doesn't end after it starts, or the sequence isn't a whole number from 0.
 */
export function buildCalendarFile(details: CalendarEventDetails): string {
  const calendar = emptyCalendar(details.organizer.name);
  addEntry(calendar, details);
  return `${calendar.toString()}\r\n`;
}

/** Content of a subscribed calendar: its name, company and entries. */
export interface CalendarFeedDetails {
  name: string;
  company: string;
  entries: readonly CalendarEventDetails[];
}

/** Interval in seconds at which calendars should refetch the feed. */
const refreshSeconds = 3600;

/** Returns a calendar feed with any number of entries. Throws the errors of `buildCalendarFile`. */
export function buildCalendarFeed({ name, company, entries }: CalendarFeedDetails): string {
  const calendar = emptyCalendar(company);
  calendar.name(asText(name)).ttl(refreshSeconds);
  for (const details of entries) addEntry(calendar, details);
  return entries.length > 0 ? `${calendar.toString()}\r\n` : withoutEntries(calendar);
}

/**
 * Escapes a name. The library doesn't escape the calendar's own properties, so a line break would start another line.
 */
const asText = (name: string): string =>
  name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/[\\;,]/g, '\\$&');

function emptyCalendar(company: string): ICalCalendar {
  return new ICalCalendar({
    prodId: { company: asText(company), product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
}

/**
 * Returns a feed without entries. A calendar needs at least one component (RFC 5545, section 3.6), and with
 * METHOD:PUBLISH an event. An empty feed therefore has no method and contains the studio's time zone. The time zone is
 * inserted here, because the library would write it before the calendar's properties, which must come first.
 */
function withoutEntries(calendar: ICalCalendar): string {
  const text = calendar.method(null).toString();
  return `${text.replace(/END:VCALENDAR$/, `${londonTimeZone}\r\nEND:VCALENDAR`)}\r\n`;
}

const londonTimeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZNAME:BST',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZNAME:GMT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

function addEntry(calendar: ICalCalendar, details: CalendarEventDetails): void {
  if (!(details.end > details.start)) throw new RangeError('A calendar entry must end after it starts.');
  if (!Number.isInteger(details.sequence) || details.sequence < 0) {
    throw new RangeError('The SEQUENCE of a calendar entry must be a whole number of at least 0.');
  }
  calendar.createEvent({
    id: details.bookingId,
    stamp: details.madeAt,
    sequence: details.sequence,
    status: details.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: details.start,
    end: details.end,
    summary: details.title,
    location: details.location,
    description: details.description,
    url: details.url,
    organizer: details.organizer,
  });
}
