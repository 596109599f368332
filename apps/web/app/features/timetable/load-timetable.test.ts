import { paths } from '@studio/contracts/paths';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../lib/api.ts';
import { describeChosenFilters } from './chosen-filters-text.ts';
import { loadTimetable } from './load-timetable.ts';
import { isUnknownInstructor } from './timetable-filters.ts';
import { parseTimetableUrl } from './timetable-url.ts';

const now = new Date('2026-11-24T23:30:00Z');
const answers: Record<string, unknown> = {
  [paths.facets]: {
    ok: true,
    activities: [],
    trainers: [{ trainerId: 'mei-tanaka', name: 'Mei Tanaka', count: 3 }],
  },
  [paths.summary]: {
    ok: true,
    days: { '2026-11-26': 2 },
    range: { from: '2026-11-24', to: '2026-12-24' },
    closures: [],
  },
  [paths.availability]: { ok: true, slots: [] },
  [paths.catalogue]: { ok: true, instructors: [{ id: 'lucja-zak', name: 'Łucja Żak' }] },
};

/** Fake API that fails on the given paths and records its calls. */
function apiFailing(...failing: string[]) {
  const asked: { path: string; fields: Record<string, unknown> }[] = [];
  const api: Api = {
    async call<Answer>(path: string, fields: object) {
      asked.push({ path, fields: { ...fields } });
      if (failing.includes(path)) throw new Error('down');
      return answers[path] as Answer;
    },
  };
  const load = (search: string) => loadTimetable(api, parseTimetableUrl(search), now);
  const filters = (path: string) => asked.find((one) => one.path === path)?.fields.filters;
  return { load, asked, filters };
}

describe('loading the timetable', () => {
  it('shows the day that the address asks for, and passes its filters on', async () => {
    const { load, filters } = apiFailing();
    const data = await load('?activity=mat&sub=prenatal&date=2026-11-27');
    expect([data.today, data.date]).toEqual(['2026-11-24', '2026-11-27']);
    const expected = {
      activityType: 'mat',
      subType: 'prenatal',
      instructorId: null,
      audience: null,
      difficulty: null,
      dayPart: null,
    };
    expect([filters(paths.summary), filters(paths.availability)]).toEqual([expected, expected]);
    expect(filters(paths.facets)).toEqual({});
  });

  it('begins at the first day with classes without one, and for one that is past', async () => {
    expect((await apiFailing().load('')).date).toBe('2026-11-26');
    expect((await apiFailing().load('?date=2026-11-23')).date).toBe('2026-11-26');
  });

  it('finds an instructor by name when the link has no id', async () => {
    const { load, filters } = apiFailing();
    await load('?trainerName=mei+tanaka');
    expect(filters(paths.availability)).toMatchObject({ instructorId: 'mei-tanaka' });
  });

  it.each([
    ['?trainer=mei-tanaka', 'mei-tanaka', 'Mei Tanaka'],
    ['?trainer=Mei+Tanaka', 'mei-tanaka', 'Mei Tanaka'],
    ['?trainerId=gone&trainerName=mei%20tanaka', 'mei-tanaka', 'Mei Tanaka'],
    ['?trainerName=LUCJA+ZAK', 'lucja-zak', 'Łucja Żak'],
    ['?trainer=lucja-zak', 'lucja-zak', 'Łucja Żak'],
  ])('knows whom %s asks for, also without classes in the coming days', async (search, id, name) => {
    const { load, filters } = apiFailing();
    const { instructor } = await load(search);
    expect(instructor).toEqual({ id, name });
    expect(filters(paths.availability)).toMatchObject({ instructorId: id });
  });

  it.each(['?trainer=nobody', '?trainerName=Free%20cake%20for%20everyone', `?trainer=${'x'.repeat(500)}`])(
    'finds no one and no class for %s, and shows nothing of it',
    async (search) => {
      const { load, filters } = apiFailing();
      const data = await load(search);
      expect(data.instructor).toBeNull();
      expect(filters(paths.availability)).toMatchObject({ instructorId: '' });
      expect(isUnknownInstructor(data.filters)).toBe(true);
      const words = describeChosenFilters(
        parseTimetableUrl(search),
        data.filters,
        data.facets.value,
        data.instructor,
      );
      expect(words).toEqual({ label: 'Instructor', value: 'Not found' });
    },
  );

  it('says of no one that they are unknown while the studio cannot be asked', async () => {
    const { load, filters } = apiFailing(paths.facets, paths.catalogue);
    const data = await load('?trainer=mei-tanaka&trainerName=Free%20cake');
    expect(filters(paths.availability)).toMatchObject({ instructorId: 'mei-tanaka' });
    const words = describeChosenFilters(
      parseTimetableUrl('?trainer=mei-tanaka'),
      data.filters,
      null,
      data.instructor,
    );
    expect(words.value).toBe('Anyone');
  });

  it('passes on audience, level and time of day, and finds the day of a weekday', async () => {
    const { load, filters } = apiFailing();
    const data = await load('?activity=yoga&for=female-only&level=gentle&hours=evening&day=tuesday');
    expect(filters(paths.summary)).toMatchObject({
      activityType: 'yoga',
      audience: 'female-only',
      difficulty: 'Gentle',
      dayPart: 'evening',
    });
    expect(data.date).toBe('2026-11-24');
  });

  it.each([
    [paths.facets, 'facets', 'Could not load activities'],
    [paths.summary, 'summary', 'Could not load availability summary'],
    [paths.availability, 'classes', 'Could not load classes for the selected date'],
  ] as const)('keeps the other parts when %s fails', async (path, part, message) => {
    const data = await apiFailing(path).load('');
    expect(data[part]).toEqual({ value: null, failure: message });
    const others = (['facets', 'summary', 'classes'] as const).filter((one) => one !== part);
    expect(others.map((one) => data[one].failure)).toEqual([null, null]);
  });
});
