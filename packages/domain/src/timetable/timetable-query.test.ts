import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildTimetableSearch,
  parseTimetableQuery,
  type TimetableQuery,
  timetableParameters,
} from './timetable-query.ts';

const keywords = {
  reformer: { activityType: 'reformer' },
  mat: { activityType: 'mat' },
  yoga: { activityType: 'yoga' },
  prenatal: { subType: 'prenatal' },
  classic: { activityType: 'mat', subType: 'classic' },
  'classic-mat': { activityType: 'mat', subType: 'classic' },
  'restorative-yin': { activityType: 'yoga', subType: 'restorative-yin' },
  'restorative-yin-yoga': { activityType: 'yoga', subType: 'restorative-yin' },
  'sound-healing': { activityType: 'yoga', subType: 'sound-healing' },
  'female-only': { audience: 'female-only' },
  everyone: { audience: 'everyone' },
  'beginner-friendly': { difficulty: 'Beginner Friendly' },
  evening: { dayPart: 'evening' as const },
};

const emptyQuery: TimetableQuery = {
  filter: 'none',
  activityType: null,
  subType: null,
  instructorId: null,
  instructorName: null,
  audience: null,
  difficulty: null,
  dayPart: null,
  date: null,
  weekday: null,
  time: null,
  classId: null,
};

const parse = (search: string) => parseTimetableQuery(new URLSearchParams(search), keywords);

describe('timetable query', () => {
  it.each([
    ['', emptyQuery],
    ['pricing=dropin', emptyQuery],
    ['activity=reformer', { ...emptyQuery, filter: 'activity', activityType: 'reformer' }],
    ['activity=Yoga', { ...emptyQuery, filter: 'activity', activityType: 'yoga' }],
    ['activity=Barre', { ...emptyQuery, filter: 'activity', activityType: 'barre' }],
    [
      'activity=barre&sub=power',
      { ...emptyQuery, filter: 'activity', activityType: 'barre', subType: 'power' },
    ],
    ['activity=box%20ing&sub=-x', emptyQuery],
    ['category=boxing&filter=boxing&level=boxing&for=boxing', emptyQuery],
    ['category=constructor', emptyQuery],
    ['activity=prenatal', { ...emptyQuery, filter: 'activity', subType: 'prenatal' }],
    ['level=classic-mat', { ...emptyQuery, filter: 'activity', activityType: 'mat', subType: 'classic' }],
    [
      'filter=sound-healing',
      { ...emptyQuery, filter: 'activity', activityType: 'yoga', subType: 'sound-healing' },
    ],
    [
      'category=yoga&sub=restorative-yin',
      { ...emptyQuery, filter: 'activity', activityType: 'yoga', subType: 'restorative-yin' },
    ],
    [
      'subcategory=restorative-yin-yoga',
      { ...emptyQuery, filter: 'activity', activityType: 'yoga', subType: 'restorative-yin' },
    ],
    [
      'activity=mat&sub=prenatal',
      { ...emptyQuery, filter: 'activity', activityType: 'mat', subType: 'prenatal' },
    ],
    ['activity=reformer&sub=sound-healing', { ...emptyQuery, filter: 'activity', activityType: 'reformer' }],
    ['category=yoga&activity=reformer', { ...emptyQuery, filter: 'activity', activityType: 'reformer' }],
    ['filter=activity', { ...emptyQuery, filter: 'activity' }],
  ])('filters by activity: %s', (search, expected) => {
    expect(parse(search)).toEqual(expected);
  });

  it.each([
    ['trainerId=mei-tanaka', 'mei-tanaka', null],
    ['trainer=mei-tanaka', 'mei-tanaka', null],
    ['trainerId=mei-tanaka&trainerName=Mei+Tanaka&activity=yoga', 'mei-tanaka', 'Mei Tanaka'],
    ['trainerName=Mei+Tanaka', null, 'Mei Tanaka'],
    ['filter=trainer', null, null],
  ])('filters by instructor instead of activity: %s', (search, instructorId, instructorName) => {
    expect(parse(search)).toEqual({ ...emptyQuery, filter: 'trainer', instructorId, instructorName });
  });

  it('filters by instructor and subtype, as the links of the team page do', () => {
    const query = parse('trainerId=mei-tanaka&sub=classic');
    expect(query).toEqual({
      ...emptyQuery,
      filter: 'trainer',
      instructorId: 'mei-tanaka',
      subType: 'classic',
    });
    expect(buildTimetableSearch({ ...query, date: '2026-11-24' })).toBe(
      '?trainer=mei-tanaka&sub=classic&date=2026-11-24',
    );
  });

  it.each([
    ['for=female-only', { audience: 'female-only' }],
    ['filter=female-only', { audience: 'female-only' }],
    ['level=beginner-friendly', { difficulty: 'Beginner Friendly' }],
    ['hours=evening&day=Tuesday', { dayPart: 'evening', weekday: 1 }],
    ['for=men&level=guru&hours=night&day=someday', {}],
    [
      'trainer=mei-tanaka&for=everyone',
      { filter: 'trainer', instructorId: 'mei-tanaka', audience: 'everyone' },
    ],
    ['activity=yoga&hours=evening', { filter: 'activity', activityType: 'yoga', dayPart: 'evening' }],
  ])('filters by audience, level and time of day: %s', (search, expected) => {
    expect(parse(search)).toEqual({ ...emptyQuery, ...expected });
  });

  it('reads only the listed parameters', () => {
    const readParameters = new Set<string>();
    const get = (name: string) => {
      readParameters.add(name);
      return null;
    };
    parseTimetableQuery({ get }, keywords);
    expect([...readParameters].sort()).toEqual([...timetableParameters].sort());
  });

  it.each(['trainer=mei-tanaka', 'trainerName=Mei+Tanaka', 'activity=yoga', 'sub=prenatal', 'level=classic'])(
    'filters by nothing when the filter is none: %s',
    (choice) => {
      expect(parse(`filter=none&${choice}&date=2026-11-24`)).toEqual({ ...emptyQuery, date: '2026-11-24' });
    },
  );

  it('filters by activity when the filter is activity, despite an instructor', () => {
    expect(parse('filter=activity&activity=mat&trainer=mei-tanaka')).toEqual({
      ...emptyQuery,
      filter: 'activity',
      activityType: 'mat',
    });
  });

  it.each([
    ['date=2026-11-24&time=09:30', '2026-11-24', '09:30'],
    ['date=2026-11-24&time=9:30', '2026-11-24', '09:30'],
    ['date=2026-02-30&time=0930', null, '09:30'],
    ['date=tomorrow&time=25:00', null, null],
  ])('accepts only valid days and times: %s', (search, date, time) => {
    expect(parse(search)).toEqual({ ...emptyQuery, date, time });
  });

  it('parses back to the same query after building', () => {
    const address = fc.record({
      activity: fc.constantFrom(...Object.keys(keywords), 'boxing', ''),
      sub: fc.constantFrom(...Object.keys(keywords), 'boxing', ''),
      trainer: fc.constantFrom('mei-tanaka', '', ''),
      trainerName: fc.constantFrom('Mei Tanaka', '', ''),
      filter: fc.constantFrom('trainer', 'activity', 'none', '', 'yoga'),
      for: fc.constantFrom('female-only', 'everyone', 'men', ''),
      level: fc.constantFrom('beginner-friendly', 'classic', ''),
      hours: fc.constantFrom('evening', ''),
      day: fc.constantFrom('monday', 'sunday', 'x', ''),
      date: fc.constantFrom('2026-11-24', '2026-13-01', ''),
      time: fc.constantFrom('09:30', '7', ''),
    });
    fc.assert(
      fc.property(address, (parameters) => {
        const query = parseTimetableQuery(new URLSearchParams(parameters), keywords);
        const reparsed = parse(buildTimetableSearch(query));
        const name = query.instructorId ? null : query.instructorName;
        const filter =
          query.filter === 'activity' && !query.activityType && !query.subType ? 'none' : query.filter;
        expect(reparsed).toEqual({ ...query, filter, instructorName: name });
      }),
    );
  });
});
