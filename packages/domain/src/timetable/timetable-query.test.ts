import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildTimetableSearch,
  parseTimetableQuery,
  type TimetableQuery,
  timetableParameters,
} from './timetable-query.ts';

const words = {
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

const nothing: TimetableQuery = {
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

const parse = (search: string) => parseTimetableQuery(new URLSearchParams(search), words);

describe('a timetable address', () => {
  it.each([
    ['', nothing],
    ['pricing=dropin', nothing],
    ['activity=reformer', { ...nothing, filter: 'activity', activityType: 'reformer' }],
    ['activity=Yoga', { ...nothing, filter: 'activity', activityType: 'yoga' }],
    ['activity=boxing', nothing],
    ['activity=constructor', nothing],
    ['activity=prenatal', { ...nothing, filter: 'activity', subType: 'prenatal' }],
    ['level=classic-mat', { ...nothing, filter: 'activity', activityType: 'mat', subType: 'classic' }],
    [
      'filter=sound-healing',
      { ...nothing, filter: 'activity', activityType: 'yoga', subType: 'sound-healing' },
    ],
    [
      'category=yoga&sub=restorative-yin',
      { ...nothing, filter: 'activity', activityType: 'yoga', subType: 'restorative-yin' },
    ],
    [
      'subcategory=restorative-yin-yoga',
      { ...nothing, filter: 'activity', activityType: 'yoga', subType: 'restorative-yin' },
    ],
    [
      'activity=mat&sub=prenatal',
      { ...nothing, filter: 'activity', activityType: 'mat', subType: 'prenatal' },
    ],
    ['activity=reformer&sub=sound-healing', { ...nothing, filter: 'activity', activityType: 'reformer' }],
    ['category=yoga&activity=reformer', { ...nothing, filter: 'activity', activityType: 'reformer' }],
    ['filter=activity', { ...nothing, filter: 'activity' }],
  ])('narrows by activity: %s', (search, expected) => {
    expect(parse(search)).toEqual(expected);
  });

  it.each([
    ['trainerId=mei-tanaka', 'mei-tanaka', null],
    ['trainer=mei-tanaka', 'mei-tanaka', null],
    ['trainerId=mei-tanaka&trainerName=Mei+Tanaka&activity=yoga', 'mei-tanaka', 'Mei Tanaka'],
    ['trainerName=Mei+Tanaka', null, 'Mei Tanaka'],
    ['filter=trainer', null, null],
  ])('narrows by instructor and then by no activity: %s', (search, instructorId, instructorName) => {
    expect(parse(search)).toEqual({ ...nothing, filter: 'trainer', instructorId, instructorName });
  });

  it('narrows by a kind of class beside an instructor, as the links of the team ask for', () => {
    const query = parse('trainerId=mei-tanaka&sub=classic');
    expect(query).toEqual({ ...nothing, filter: 'trainer', instructorId: 'mei-tanaka', subType: 'classic' });
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
  ])('narrows by audience, level and time of day: %s', (search, expected) => {
    expect(parse(search)).toEqual({ ...nothing, ...expected });
  });

  it('is read by its parameters alone', () => {
    const asked = new Set<string>();
    const get = (name: string) => {
      asked.add(name);
      return null;
    };
    parseTimetableQuery({ get }, words);
    expect([...asked].sort()).toEqual([...timetableParameters].sort());
  });

  it.each(['trainer=mei-tanaka', 'trainerName=Mei+Tanaka', 'activity=yoga', 'sub=prenatal', 'level=classic'])(
    'narrows by nothing when the filter says none: %s',
    (choice) => {
      expect(parse(`filter=none&${choice}&date=2026-11-24`)).toEqual({ ...nothing, date: '2026-11-24' });
    },
  );

  it('follows a filter that says activity although an instructor is named', () => {
    expect(parse('filter=activity&activity=mat&trainer=mei-tanaka')).toEqual({
      ...nothing,
      filter: 'activity',
      activityType: 'mat',
    });
  });

  it.each([
    ['date=2026-11-24&time=09:30', '2026-11-24', '09:30'],
    ['date=2026-11-24&time=9:30', '2026-11-24', '09:30'],
    ['date=2026-02-30&time=0930', null, '09:30'],
    ['date=tomorrow&time=25:00', null, null],
  ])('takes a day and a time that exist: %s', (search, date, time) => {
    expect(parse(search)).toEqual({ ...nothing, date, time });
  });

  it('is read the same after it was written', () => {
    const address = fc.record({
      activity: fc.constantFrom(...Object.keys(words), 'boxing', ''),
      sub: fc.constantFrom(...Object.keys(words), 'boxing', ''),
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
        const query = parseTimetableQuery(new URLSearchParams(parameters), words);
        const again = parse(buildTimetableSearch(query));
        const name = query.instructorId ? null : query.instructorName;
        const filter =
          query.filter === 'activity' && !query.activityType && !query.subType ? 'none' : query.filter;
        expect(again).toEqual({ ...query, filter, instructorName: name });
      }),
    );
  });
});
