import { paths } from '@studio/contracts/paths';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../../lib/api/api.ts';
import { builtInActivities } from '../../../lib/site/built-in-activities.ts';
import { getChosenFiltersText } from './chosen-filters-text.ts';
import { loadTimetable } from './load-timetable.ts';
import { hasUnknownInstructor } from './timetable-filters.ts';
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
  const requests: { path: string; fields: Record<string, unknown> }[] = [];
  const api: Api = {
    async call<ResponseBody>(path: string, fields: object) {
      requests.push({ path, fields: { ...fields } });
      if (failing.includes(path)) throw new Error('down');
      return answers[path] as ResponseBody;
    },
  };
  const load = (search: string) => loadTimetable(api, parseTimetableUrl(search), now);
  const filters = (path: string) => requests.find((one) => one.path === path)?.fields.filters;
  return { load, asked: requests, filters };
}

describe('loadTimetable', () => {
  it('loads the day in the URL, and passes its filters to the API', async () => {
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

  it('starts at the first day with classes when the URL has no day, or a past one', async () => {
    expect((await apiFailing().load('')).date).toBe('2026-11-26');
    expect((await apiFailing().load('?date=2026-11-23')).date).toBe('2026-11-26');
  });

  it('finds an instructor by name when the URL has no id', async () => {
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
  ])('finds the instructor of %s, even without classes in the coming days', async (search, id, name) => {
    const { load, filters } = apiFailing();
    const { instructor } = await load(search);
    expect(instructor).toEqual({ id, name });
    expect(filters(paths.availability)).toMatchObject({ instructorId: id });
  });

  it.each(['?trainer=nobody', '?trainerName=Free%20cake%20for%20everyone', `?trainer=${'x'.repeat(500)}`])(
    'finds no instructor and no class for %s, and does not show the name from the URL',
    async (search) => {
      const { load, filters } = apiFailing();
      const data = await load(search);
      expect(data.instructor).toBeNull();
      expect(filters(paths.availability)).toMatchObject({ instructorId: '' });
      expect(hasUnknownInstructor(data.filters)).toBe(true);
      const filter = getChosenFiltersText(
        parseTimetableUrl(search),
        data.filters,
        data.facets.value,
        data.instructor,
        builtInActivities,
      );
      expect(filter).toEqual({ label: 'Instructor', value: 'Not found' });
    },
  );

  it('calls no instructor unknown while the API is unavailable', async () => {
    const { load, filters } = apiFailing(paths.facets, paths.catalogue);
    const data = await load('?trainer=mei-tanaka&trainerName=Free%20cake');
    expect(filters(paths.availability)).toMatchObject({ instructorId: 'mei-tanaka' });
    const filter = getChosenFiltersText(
      parseTimetableUrl('?trainer=mei-tanaka'),
      data.filters,
      null,
      data.instructor,
      builtInActivities,
    );
    expect(filter.value).toBe('Anyone');
  });

  it('passes audience, level and time of day to the API, and finds the day of a weekday', async () => {
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
