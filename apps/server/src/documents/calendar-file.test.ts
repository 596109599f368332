import { describe, expect, it } from 'vitest';
import { buildCalendarFeed, buildCalendarFile, type CalendarEventDetails } from './calendar-file.ts';

const details: CalendarEventDetails = {
  bookingId: '0198f0a2-7c1e-7d3e-9b1a-2f4a6c8e0b1d',
  title: 'Dynamic Reformer Pilates',
  start: new Date('2026-11-24T09:30:00Z'),
  end: new Date('2026-11-24T10:25:00Z'),
  location: 'Studio 1, 11 Miles Street, London SW8 1RZ',
  description:
    'Booked for Amara Okafor.\nCode 7KQ4 M2XD. Show the QR at the studio entrance to check in; thank you.',
  url: 'https://miles.example/booking/1?k=abc',
  organizer: { name: 'Miles Street', email: 'hello@miles.example' },
  sequence: 0,
  cancelled: false,
  madeAt: new Date('2026-11-20T21:46:00Z'),
};

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a booking', () => {
  it('carries the booking id as its UID, exactly', () => {
    expect(unfolded(buildCalendarFile(details))).toContain(`UID:${details.bookingId}`);
  });

  it('publishes a confirmed entry with place, link and organiser', () => {
    const lines = unfolded(buildCalendarFile(details));
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('SEQUENCE:0');
    expect(lines).toContain('DTSTAMP:20261120T214600Z');
    expect(lines).toContain('LOCATION:Studio 1\\, 11 Miles Street\\, London SW8 1RZ');
    expect(lines).toContain('URL;VALUE=URI:https://miles.example/booking/1?k=abc');
    expect(lines).toContain('ORGANIZER;CN="Miles Street":mailto:hello@miles.example');
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('cancels a booking under the same UID with a higher sequence', () => {
    const lines = unfolded(buildCalendarFile({ ...details, cancelled: true, sequence: 1 }));
    expect(lines).toContain(`UID:${details.bookingId}`);
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('SEQUENCE:1');
  });

  it.each([
    ['the day the clocks go forward', '2027-03-28T09:00:00+01:00', '20270328T080000Z'],
    ['the day before it', '2027-03-27T09:00:00+00:00', '20270327T090000Z'],
    ['the day the clocks go back', '2026-10-25T09:00:00+00:00', '20261025T090000Z'],
    ['the day before that', '2026-10-24T09:00:00+01:00', '20261024T080000Z'],
  ])('keeps the instant of a nine o’clock class on %s', (_day, start, expected) => {
    const end = new Date(new Date(start).getTime() + 55 * 60_000);
    const lines = unfolded(buildCalendarFile({ ...details, start: new Date(start), end }));
    expect(lines).toContain(`DTSTART:${expected}`);
    expect(lines).toContain(`DTEND:${expected.replace('00Z', '').slice(0, -2)}5500Z`);
  });

  it('folds every line to 75 bytes without losing text', () => {
    const text = buildCalendarFile({ ...details, title: 'Pilates für Łucja – '.repeat(12) });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${'Pilates für Łucja – '.repeat(12)}`);
  });

  it('escapes typed text, so that it cannot add a second entry', () => {
    const lines = unfolded(buildCalendarFile({ ...details, title: 'Yoga\r\nEND:VEVENT\r\nBEGIN:VEVENT' }));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('stays one calendar for any studio name, escaped as in RFC 5545', () => {
    const name = 'Miles\r\nX-EVIL:yes; a, b';
    const lines = unfolded(buildCalendarFeed({ name, company: name, entries: [details] }));
    expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
    expect(lines).toContain('X-WR-CALNAME:Miles X-EVIL:yes\\; a\\, b');
    expect(lines.find((line) => line.startsWith('PRODID'))).toContain('Miles X-EVIL:yes');
  });

  it('is valid without entries: has a time zone component only and publishes no event', () => {
    const lines = unfolded(buildCalendarFeed({ name: 'Miles Street', company: 'Miles Street', entries: [] }));
    const components = lines.filter((line) => line.startsWith('BEGIN:') && line !== 'BEGIN:VCALENDAR');
    expect(components).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:DAYLIGHT', 'BEGIN:STANDARD']);
    expect(lines).toContain('TZID:Europe/London');
    expect(lines.filter((line) => line.startsWith('METHOD'))).toEqual([]);
    expect(lines.slice(-3)).toEqual(['END:VTIMEZONE', 'END:VCALENDAR', '']);
    const filled = unfolded(
      buildCalendarFeed({ name: 'Miles Street', company: 'Miles Street', entries: [details] }),
    );
    expect(filled.filter((line) => line.startsWith('BEGIN:V'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
    expect(filled).toContain('METHOD:PUBLISH');
  });

  it('throws when the class ends before it starts or the sequence is negative', () => {
    expect(() => buildCalendarFile({ ...details, end: details.start })).toThrow(RangeError);
    expect(() => buildCalendarFile({ ...details, sequence: -1 })).toThrow(RangeError);
  });
});
