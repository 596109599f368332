import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
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
