import { describe, expect, it } from 'vitest';
import { groupByDayPart } from './day-parts.ts';
import {
  buildSearchWithActivity,
  buildSearchWithDate,
  buildSearchWithInstructor,
  buildSearchWithMoreFilters,
  buildSearchWithoutClassType,
  hasSameClasses,
  parseTimetableUrl,
} from './timetable-url.ts';

describe('choices in the URL', () => {
  const query = parseTimetableUrl('?activity=mat&sub=prenatal&date=2026-11-24&time=10:00');

  it('clear the instructor when an activity is chosen and vice versa, and close the class', () => {
    expect(buildSearchWithInstructor(query, 'mei-tanaka')).toBe('?trainer=mei-tanaka&date=2026-11-24');
    expect(buildSearchWithActivity(parseTimetableUrl('?trainer=mei-tanaka&date=2026-11-24'), 'yoga')).toBe(
      '?activity=yoga&date=2026-11-24',
    );
    expect(buildSearchWithActivity(query, null)).toBe('?date=2026-11-24');
  });

  it('keep the filters for another day', () => {
    expect(buildSearchWithDate(query, '2026-11-25')).toBe('?activity=mat&sub=prenatal&date=2026-11-25');
    expect(buildSearchWithoutClassType(query)).toBe('?activity=mat&date=2026-11-24');
  });

  it('keep audience, level and time of day for another activity or instructor; a day replaces the weekday', () => {
    const tuesday = parseTimetableUrl(
      '?activity=yoga&for=female-only&level=gentle&hours=evening&day=tuesday',
    );
    expect(buildSearchWithActivity(tuesday, 'mat')).toBe(
      '?activity=mat&level=gentle&for=female-only&hours=evening&day=tuesday',
    );
    expect(buildSearchWithInstructor(tuesday, 'mei-tanaka')).toBe(
      '?trainer=mei-tanaka&level=gentle&for=female-only&hours=evening&day=tuesday',
    );
    expect(buildSearchWithDate(tuesday, '2026-11-25')).toBe(
      '?activity=yoga&level=gentle&for=female-only&hours=evening&date=2026-11-25',
    );
    expect(buildSearchWithMoreFilters(tuesday, { dayPart: null })).toBe(
      '?activity=yoga&level=gentle&for=female-only&day=tuesday',
    );
  });

  it('show the same classes, whichever of them is open', () => {
    expect(hasSameClasses(query, parseTimetableUrl('?level=prenatal-mat&date=2026-11-24'))).toBe(true);
    expect(hasSameClasses(query, parseTimetableUrl('?activity=mat&sub=prenatal&date=2026-11-25'))).toBe(
      false,
    );
  });

  it.each([
    ['?activity=reformer', 'reformer', null],
    ['?level=restorative-yin-yoga', 'yoga', 'restorative-yin'],
    ['?filter=sound-healing', 'yoga', 'sound-healing'],
    ['?activity=prenatal', null, 'prenatal'],
    ['?pricing=dropin', null, null],
  ])('support the site’s own links: %s', (search, activityType, subType) => {
    expect(parseTimetableUrl(search)).toMatchObject({ activityType, subType });
  });
});

describe('parts of the day', () => {
  it('begin at noon and at 16:00, and are omitted when empty', () => {
    const slots = ['07:00', '11:59', '16:00'].map((time) => ({ dateStart: `2026-11-24#${time}` }));
    expect(groupByDayPart(slots).map(({ part, slots: of }) => [part, of.length])).toEqual([
      ['Morning', 2],
      ['Evening', 1],
    ]);
    expect(groupByDayPart([{ dateStart: '2026-11-24#12:00' }])[0]?.part).toBe('Midday');
  });
});
