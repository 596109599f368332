import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { AddActivityResponse } from '@studio/contracts/staff-class-types';
import type { GetFacetsResponse } from '@studio/contracts/timetable';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  owner = await createOwner(studio, tokens, installFakeUserPool(studio), ['Ruth', 'Ellison']);
});
afterAll(() => studio.close());

const add = (label: string) => owner.call<AddActivityResponse>(paths.activityAdd, { label });
const rename = (id: string, label: string, previousLabel: string) =>
  owner.call(paths.activityRename, { id, label, previousLabel });
const loadCatalogue = async () =>
  (await studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse;
const labelOf = async (id: string) => (await loadCatalogue()).activities.find((one) => one.id === id)?.label;

it('renames an activity in the catalogue and the timetable’s filters', async () => {
  await createClass(studio.database, { startsAt: new Date(studio.time.now.getTime() + 86_400_000) });
  const { version } = await loadCatalogue();
  expect(await rename('reformer', 'Springs', 'Reformer')).toMatchObject({ ok: true });
  // A repeated request changes nothing.
  expect(await rename('reformer', 'Springs', 'Reformer')).toMatchObject({ ok: true });
  expect(await labelOf('reformer')).toBe('Springs');
  expect((await loadCatalogue()).version).not.toBe(version);
  const { body } = await studio.visitor().call(paths.facets, {});
  const { activities } = body as unknown as GetFacetsResponse;
  expect(activities.find(({ key }) => key === 'reformer')?.label).toBe('Springs');
  const entries = await studio.database.orm
    .select()
    .from(audit)
    .where(eq(audit.subjectId, 'activity:reformer'));
  expect(entries).toMatchObject([{ action: 'RENAMED', detail: { from: 'Reformer', to: 'Springs' } }]);
});

it('adds an activity once, which class types and timetable filters can use', async () => {
  const added = await add('Aerial Hoop');
  expect(added).toMatchObject({ ok: true, id: 'aerial-hoop' });
  // A repeated request, and a different case, find the same activity.
  expect(await add('aerial hoop')).toEqual(added);
  const { activities } = await loadCatalogue();
  expect(activities.filter(({ label }) => label === 'Aerial Hoop')).toEqual([
    { id: 'aerial-hoop', label: 'Aerial Hoop', picture: null },
  ]);
  expect(activities.at(-1)?.id).toBe('aerial-hoop');
  const type = {
    ...{ title: 'Hoop Basics', description: 'Hang and turn.', activityId: 'aerial-hoop', subType: 'basics' },
    ...{ difficulty: 'All Levels', audience: 'everyone', durationMin: 60, capacity: 6, pricePence: 2400 },
  };
  expect(await owner.call(paths.classTypeAdd, type)).toMatchObject({ ok: true });
  expect((await loadCatalogue()).classTypes.find(({ title }) => title === 'Hoop Basics')).toMatchObject({
    activityId: 'aerial-hoop',
  });
  const entries = await studio.database.orm
    .select()
    .from(audit)
    .where(eq(audit.subjectId, 'activity:aerial-hoop'));
  expect(entries).toMatchObject([{ action: 'ADDED', detail: { name: 'Aerial Hoop' } }]);
});

it('adds one activity for two owners who press at once, and none without a name for its id', async () => {
  const added = await Promise.all([1, 2, 3].map(() => add('Trapeze')));
  expect(new Set(added.map(({ id }) => id)).size).toBe(1);
  expect((await loadCatalogue()).activities.filter(({ label }) => label === 'Trapeze')).toHaveLength(1);
  expect(await add('芭蕾')).toMatchObject({
    code: 'bad_request',
    field: 'label',
  });
});

it('keeps the name that someone else has saved since', async () => {
  await rename('mat', 'Barre', 'Mat Pilates');
  expect(await rename('mat', 'Floor', 'Mat Pilates')).toMatchObject({ code: 'edit_conflict' });
  expect(await labelOf('mat')).toBe('Barre');
});

it('rejects the name of another activity, an unknown activity and an empty name', async () => {
  expect(await rename('yoga', 'barre', 'Yoga')).toMatchObject({ code: 'bad_request' });
  expect(await rename('aerial', 'Aerial', 'Aerial')).toMatchObject({ code: 'not_found' });
  expect(await rename('yoga', ' ', 'Yoga')).toMatchObject({ code: 'bad_request' });
  expect(await labelOf('yoga')).toBe('Yoga');
});
