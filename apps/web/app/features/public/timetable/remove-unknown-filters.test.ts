import { expect, it, vi } from 'vitest';
import { removeUnknownFilters } from './remove-unknown-filters.ts';
import { parseTimetableUrl } from './timetable-url.ts';

const catalogue = {
  activities: [{ id: 'barre', label: 'Barre', picture: null }],
  classTypes: [{ subType: 'power' }] as never,
};

it.each([
  ['activity=barre', { filter: 'activity', activityType: 'barre', subType: null }],
  ['activity=barre&sub=power', { filter: 'activity', activityType: 'barre', subType: 'power' }],
  ['activity=boxing', { filter: 'none', activityType: null, subType: null }],
  ['activity=boxing&sub=power', { filter: 'activity', activityType: null, subType: 'power' }],
  ['activity=yoga&sub=boxing', { filter: 'activity', activityType: 'yoga', subType: null }],
  ['trainer=mei-tanaka&sub=boxing', { filter: 'trainer', instructorId: 'mei-tanaka', subType: null }],
])('keeps only filters that the studio has: %s', async (search, expected) => {
  expect(await removeUnknownFilters(parseTimetableUrl(search), async () => catalogue)).toMatchObject(
    expected,
  );
});

it('loads no catalogue for the built-in filters', async () => {
  const loadCatalogue = vi.fn();
  const query = parseTimetableUrl('activity=yoga&sub=vinyasa&for=women');
  expect(await removeUnknownFilters(query, loadCatalogue)).toBe(query);
  expect(loadCatalogue).not.toHaveBeenCalled();
});

it('keeps the filters if the catalogue cannot be loaded', async () => {
  const query = parseTimetableUrl('activity=barre');
  expect(await removeUnknownFilters(query, () => Promise.reject(new Error('unavailable')))).toBe(query);
});
