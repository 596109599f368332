import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** What a calendar file says about one booking. */
export interface CalendarEventDetails {
  /** Becomes the UID as it is, so that a later file updates the same entry (handbook: emails 10). */
  bookingId: string;
  title: string;
  start: Date;
  end: Date;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  /** 0 for the first file of a booking, one more for each change, the cancellation included. */
  sequence: number;
  cancelled: boolean;
  /** The moment the file is made (DTSTAMP). Given by the caller, so that the same facts make the same file. */
  madeAt: Date;
}

/**
 * The text of an .ics file (RFC 5545, lines folded, CRLF) that a calendar adds, changes or strikes out.
 *
 * Times are written as UTC instants: they are right on both clock-change days, need no time zone rules in the
 * file, and a calendar shows them in the zone of its owner.
 * @throws RangeError when the class does not end after it starts, or the sequence is not a whole number from 0.
 */
export function buildCalendarFile(facts: CalendarEventDetails): string {
  const calendar = emptyCalendar(facts.organizer.name);
  addEntry(calendar, facts);
  return `${calendar.toString()}\r\n`;
}

/** What a calendar that is subscribed to says: its name, whose it is, and its entries. */
export interface CalendarFeedDetails {
  name: string;
  company: string;
  entries: readonly CalendarEventDetails[];
}

/** Seconds after which a calendar is asked to look again. */
const lookAgainSeconds = 3600;

/** The text of a calendar with any number of entries, to be asked for again and again. Throws as `buildCalendarFile` does. */
export function buildCalendarFeed({ name, company, entries }: CalendarFeedDetails): string {
  const calendar = emptyCalendar(company);
  calendar.name(asText(name)).ttl(lookAgainSeconds);
  for (const facts of entries) addEntry(calendar, facts);
  return entries.length > 0 ? `${calendar.toString()}\r\n` : withoutEntries(calendar);
}

/** In the lines of the calendar itself the library writes names as they are: a line break would begin another line. */
const asText = (name: string): string =>
  name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/[\\;,]/g, '\\$&');

function emptyCalendar(company: string): ICalCalendar {
  return new ICalCalendar({
    prodId: { company: asText(company), product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
}

/**
 * A calendar needs at least one component (RFC 5545, section 3.6), and a published one an event: without entries it has the
 * studio's time zone and publishes nothing. The library would write the zone before the calendar's own properties, which
 * have to come first.
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

function addEntry(calendar: ICalCalendar, facts: CalendarEventDetails): void {
  if (!(facts.end > facts.start)) throw new RangeError('A calendar entry ends after it starts.');
  if (!Number.isInteger(facts.sequence) || facts.sequence < 0) {
    throw new RangeError('A calendar entry counts its changes from 0.');
  }
  calendar.createEvent({
    id: facts.bookingId,
    stamp: facts.madeAt,
    sequence: facts.sequence,
    status: facts.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: facts.start,
    end: facts.end,
    summary: facts.title,
    location: facts.location,
    description: facts.description,
    url: facts.url,
    organizer: facts.organizer,
  });
}
