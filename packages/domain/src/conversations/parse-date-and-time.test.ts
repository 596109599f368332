import { describe, expect, it } from 'vitest';
import { isDaySelected, parseDateAndTime } from './parse-date-and-time.ts';

/** A Tuesday at 10:00 in London. */
const now = new Date('2026-11-24T10:00:00Z');
const days = (text: string) => {
  const parsed = parseDateAndTime(text, now).days;
  if (!parsed) return null;
  const span = parsed.from === parsed.to ? parsed.from : `${parsed.from} to ${parsed.to}`;
  return parsed.weekdays ? `${span} on ${parsed.weekdays.join(',')}` : span;
};
const times = (text: string) => {
  const parsed = parseDateAndTime(text, now).times;
  return parsed && (parsed.at ? `at ${parsed.at}` : `${parsed.from} to ${parsed.to}`);
};

describe('parsed days', () => {
  it.each(['30th february', 'yoga on the 31st of april', 'february 30th', 'is there yoga on 31 nov'])(
    'are none in %j, because no calendar has that date',
    (text) => {
      expect(days(text)).toBeNull();
    },
  );

  it.each([
    ['today', '2026-11-24'],
    ['not this friday the 4th', '2026-12-04'],
    ['the schedule for week of 14 dec', '2026-12-14 to 2026-12-20'],
    ['thurs n fri', '2026-11-24 to 2026-11-30 on 3,4'],
    ['anything tonight?', '2026-11-24'],
    ['this evening', '2026-11-24'],
    ['tomorrow after 6', '2026-11-25'],
    ['tmrw', '2026-11-25'],
    ['2moro', '2026-11-25'],
    ['tommorow morning', '2026-11-25'],
    ['the day after tomorrow', '2026-11-26'],
    ['tues', '2026-11-24'],
    ['weds eve', '2026-11-25'],
    ['wensday evening', '2026-11-25'],
    ['thurday', '2026-11-26'],
    ['sat 10am', '2026-11-28'],
    ['Saturday’s classes', '2026-11-28'],
    ['Mondays', '2026-11-30'],
    ['every sunday', '2026-11-29'],
    ['next friday', '2026-12-04'],
    ['friday next week', '2026-12-04'],
    ['friday week', '2026-12-04'],
    ['a week on Tuesday', '2026-12-01'],
    ['a week tomorrow', '2026-12-02'],
    ['a week today', '2026-12-01'],
    ['in 3 days', '2026-11-27'],
    ['in two weeks', '2026-12-08'],
    ['in a fortnight', '2026-12-08'],
    ['28/11', '2026-11-28'],
    ['on 5/12', '2026-12-05'],
    ['5 dec 2026', '2026-12-05'],
    ['28 Nov', '2026-11-28'],
    ['3rd of december', '2026-12-03'],
    ['December 3rd at 6pm', '2026-12-03'],
    ['friday 4 december at half 6', '2026-12-04'],
    ['on the 28th', '2026-11-28'],
    ['reformer on the 1st', '2026-12-01'],
    ['2/1', '2027-01-02'],
    ['boxing day', '2026-12-26'],
    ['christmas day', '2026-12-25'],
    ['xmas eve', '2026-12-24'],
    ['new year’s eve', '2026-12-31'],
    ['New Year’s Day', '2027-01-01'],
    ['good friday', '2027-03-26'],
    ['over xmas', '2026-12-24 to 2027-01-01'],
    ['this weekend', '2026-11-28 to 2026-11-29'],
    ['next weekend', '2026-12-05 to 2026-12-06'],
    ['this week', '2026-11-24 to 2026-11-29'],
    ['next week', '2026-11-30 to 2026-12-06'],
    ['next month', '2026-12-01 to 2026-12-31'],
    ['in december', '2026-12-01 to 2026-12-31'],
    ['in november', '2026-11-24 to 2026-11-30'],
    ['Tuesday or Thursday evenings', '2026-11-24 to 2026-11-30 on 1,3'],
    ['weekday mornings', '2026-11-24 to 2026-11-30 on 0,1,2,3,4'],
  ])('of "%s" are %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });

  it.each([
    'i am 6 weeks pregnant',
    '24 hours before',
    'pack of 10',
    'is it 2 for 1?',
    'good morning, any classes?',
    'may I bring a friend',
    'how much money',
    'remember me',
  ])('are null for "%s"', (text) => expect(days(text)).toBeNull());

  it('use the London day, even while it is still yesterday in UTC', () => {
    expect(parseDateAndTime('today', new Date('2026-06-14T23:30:00Z')).days?.from).toBe('2026-06-15');
  });

  it('contain only the rest of a weekend that has begun', () => {
    expect(parseDateAndTime('this weekend', new Date('2026-11-29T10:00:00Z')).days).toMatchObject({
      from: '2026-11-29',
      to: '2026-11-29',
    });
  });
});

describe('parsed times', () => {
  it.each([
    ['tomorrow after 6', '18:00 to 23:59'],
    ['after 6.30pm', '18:30 to 23:59'],
    ['after 7', '19:00 to 23:59'],
    ['6pm onwards', '18:00 to 23:59'],
    ['not before 10 on sunday', '10:00 to 23:59'],
    ['before 8', '00:00 to 07:59'],
    ['anything earlier than 9am tomorrow', '00:00 to 08:59'],
    ['between 5 and 7 on thursday', '17:00 to 19:00'],
    ['thurs 5-7pm', '17:00 to 19:00'],
    ['from 5 until 8 tomorrow', '17:00 to 20:00'],
    ['between 7 and 9', '07:00 to 09:00'],
    ['11-1pm saturday', '11:00 to 13:00'],
    ['sat 10am', 'at 10:00'],
    ['any yoga at 6?', 'at 18:00'],
    ['half six', 'at 18:30'],
    ['half past 8', 'at 08:30'],
    ['half 7 in the morning', 'at 07:30'],
    ['quarter to 5', 'at 16:45'],
    ['at quarter past 8 tomorrow', 'at 08:15'],
    ['sunday 9:45', 'at 09:45'],
    ['tomorrow 6', 'at 18:00'],
    ['tue 8', 'at 08:00'],
    ['6ish tomorrow', 'at 18:00'],
    ['at 7 tomorrow', 'at 19:00'],
    ['7am', 'at 07:00'],
    ['class at 18:00', 'at 18:00'],
    ['December 3rd at 6pm', 'at 18:00'],
    ['friday 4 december at half 6', 'at 18:30'],
    ['at 12 on friday', 'at 12:00'],
    ['weds eve', '17:00 to 23:59'],
    ['tonight', '17:00 to 23:59'],
    ['after work on monday', '17:00 to 23:59'],
    ['first thing', '00:00 to 09:00'],
    ['before work', '00:00 to 09:00'],
    ['sunday morning', '00:00 to 11:59'],
    ['lunchtime', '11:45 to 14:00'],
    ['before work, out by 9', '00:00 to 08:04'],
    ['I finish at 5, is there anything around half five?', 'at 17:30'],
    ['at nineteen oh five', 'at 19:05'],
    ['six thirty tomorrow', 'at 18:30'],
    ['saturday afternoon', '12:00 to 17:30'],
  ])('of "%s" are %s', (text, expected) => {
    expect(times(text)).toBe(expected);
  });

  it.each([
    '10 classes',
    '2 places tomorrow',
    '£20',
    '28/11',
    'pack of 10',
    'flex 4',
    'good evening',
    'i am new',
    'is 1:1 available',
    'the 2-for-1 yoga',
    'the 2 for 1 on vinyasa',
  ])('are null for "%s"', (text) => expect(times(text)).toBeNull());
});

it('matches a day only when its weekday is selected too', () => {
  const selection = { from: '2026-11-24', to: '2026-11-30', weekdays: [1, 3] };
  expect(isDaySelected('2026-11-26', 3, selection)).toBe(true);
  expect(isDaySelected('2026-11-27', 4, selection)).toBe(false);
  expect(isDaySelected('2026-12-01', 1, selection)).toBe(false);
});

describe('the next hours', () => {
  it.each([
    ['anything within the next two hours', '10:00 to 12:00'],
    ['class in the next 3 hrs?', '10:00 to 13:00'],
    ['yoga next couple of hours', '10:00 to 12:00'],
    ['in an hour', null],
    ['is it free within 24 hours of the class', null],
  ])('%s', (text, expected) => {
    expect(times(text)).toBe(expected);
    if (expected) expect(days(text)).toBe('2026-11-24');
  });

  it('end with the day', () => {
    const late = parseDateAndTime('in the next 4 hours', new Date('2026-11-24T22:00:00Z'));
    expect(late.times).toEqual({ from: '22:00', to: '23:59' });
  });
});

describe('days beside another day, months and look-alikes', () => {
  it.each([
    ['the tuesday before christmas', '2026-12-22'],
    ['what about the saturday after the 12th of december', '2026-12-19'],
    ['strength was a 10/10', null],
    ['yoga on 5/10', '2026-10-05'],
    ['any room on 20/11', '2026-11-20'],
    ['open on the may bank holiday', '2027-05-03'],
    ['august bank holiday', '2027-08-30'],
    ['valentines day', '2027-02-14'],
    ['mat a week after next monday', '2026-12-07'],
    ['postcode for the sat nav', null],
    ['sound healing jan', '2027-01-01 to 2027-01-31'],
    ['we came last friday, is there yoga on sunday', '2026-11-29'],
  ])('%s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });
});
