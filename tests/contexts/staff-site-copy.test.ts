import { siteCopyDefaults } from '@studio/content/site-copy/site-copy-defaults';
import type { SiteCopy, SiteCopyId } from '@studio/content/site-copy/site-copy-fields';
import { paths } from '@studio/contracts/paths';
import type { GetSiteCopyResponse } from '@studio/contracts/site-copy';
import type {
  ListSiteCopyResponse,
  PreviewSiteCopyResponse,
  ReadSiteCopyResponse,
} from '@studio/contracts/staff-site-copy';
import { isPreviewKey } from '@studio/server/catalogue/site-copy/preview-key';
import { loadDataVersion } from '@studio/server/catalogue/store';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

type Owner = Awaited<ReturnType<typeof createOwner>>;

let studio: TestStudio;
let owner: Owner;
let otherOwner: Owner;

beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  owner = await createOwner(studio, tokens, people, ['Ruth', 'Ellison']);
  otherOwner = await createOwner(studio, tokens, people, ['Sam', 'Okoro']);
});
afterAll(() => studio.close());

const read = (id: SiteCopyId) => owner.call<ReadSiteCopyResponse>(paths.siteCopyRead, { id });

async function change(path: string, id: SiteCopyId, fields: object = {}, by: Owner = owner) {
  const { version } = await read(id);
  return by.call<ReadSiteCopyResponse>(path, { id, version, ...fields });
}

/** Returns a text as visitors see it, or as a preview shows it. */
async function show<Id extends SiteCopyId>(id: Id, preview?: string): Promise<SiteCopy[Id]> {
  const { body } = await studio.visitor().call(paths.siteCopy, { ids: [id], preview });
  return (body as unknown as GetSiteCopyResponse).copy[id] as unknown as SiteCopy[Id];
}

const previewOf = async (id: SiteCopyId, number: number | null = null) =>
  (await owner.call<PreviewSiteCopyResponse>(paths.siteCopyPreview, { id, number })).key;

async function readTerms(termsVersion?: string): Promise<GetSiteCopyResponse> {
  const { body } = await studio.visitor().call(paths.siteCopy, { ids: ['terms'], termsVersion });
  return body as unknown as GetSiteCopyResponse;
}

const about = { ...siteCopyDefaults.about, heading: 'Barre, in Leeds' };

describe('a text of the site', () => {
  it('is the built-in one, with the studio’s details, until an owner publishes another', async () => {
    expect((await show('about')).description).toContain('yoga studio in Vauxhall');
    expect(await read('about')).toMatchObject({
      version: 0,
      draftSavedAt: null,
      publications: [{ number: 0, publishedAt: null, by: null }],
    });
    const { body } = await studio.visitor().call(paths.siteCopy, { ids: ['about', 'gone', 'constructor'] });
    expect(Object.keys((body as unknown as GetSiteCopyResponse).copy)).toEqual(['about']);
  });

  it('changes on the pages when a draft is published, and not before', async () => {
    const before = await loadDataVersion(studio.database, studio.services.config.branchId);
    const saved = await change(paths.siteCopySave, 'about', { content: about });
    expect(saved).toMatchObject({ version: 1, content: about, draftSavedAt: expect.any(String) });
    expect((await show('about')).heading).toBe('Small on purpose');
    expect(await loadDataVersion(studio.database, studio.services.config.branchId)).toBe(before);
    const published = await change(paths.siteCopyPublish, 'about');
    expect(published).toMatchObject({
      version: 2,
      draftSavedAt: null,
      publications: [{ number: 1, by: 'Ruth Ellison', publishedAt: expect.any(String) }, { number: 0 }],
    });
    expect((await show('about')).heading).toBe('Barre, in Leeds');
    expect(await loadDataVersion(studio.database, studio.services.config.branchId)).toBeGreaterThan(before);
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, 'text:about'));
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['SAVED', `staff:${owner.userId}`],
      ['PUBLISHED', `staff:${owner.userId}`],
    ]);
  });

  it('can be restored, also to the built-in one, and keeps its draft', async () => {
    await change(paths.siteCopySave, 'contact', { content: { ...siteCopyDefaults.contact, heading: 'One' } });
    await change(paths.siteCopyPublish, 'contact');
    await change(paths.siteCopySave, 'contact', { content: { ...siteCopyDefaults.contact, heading: 'Two' } });
    const { publications } = await change(paths.siteCopyRestore, 'contact', { number: 0 });
    expect(publications.map(({ number }) => number)).toEqual([2, 1, 0]);
    expect((await show('contact')).heading).toBe('Contact us');
    expect((await read('contact')).content.heading).toBe('Two');
    await change(paths.siteCopyRestore, 'contact', { number: 1 });
    expect((await show('contact')).heading).toBe('One');
    const discarded = await change(paths.siteCopyDiscard, 'contact');
    expect(discarded).toMatchObject({ draftSavedAt: null, content: { heading: 'One' } });
    const { version } = await read('contact');
    expect(await owner.call(paths.siteCopyRestore, { id: 'contact', version, number: 99 })).toMatchObject({
      code: 'not_found',
    });
  });

  it('tells the second of two owners what the first one saved', async () => {
    const { version } = await read('rooms');
    const content = { ...siteCopyDefaults.rooms, heading: 'First' };
    await owner.call(paths.siteCopySave, { id: 'rooms', version, content });
    const second = { id: 'rooms', version, content: { ...content, heading: 'Second' } };
    for (const path of [paths.siteCopySave, paths.siteCopyPublish, paths.siteCopyDiscard])
      expect(await otherOwner.call(path, second)).toMatchObject({
        code: 'edit_conflict',
        otherEdit: { by: 'Ruth Ellison' },
      });
    expect((await read('rooms')).content.heading).toBe('First');
  });

  it('is saved once when two owners save at the same time', async () => {
    const { version } = await read('location');
    const save = (by: Owner, heading: string) =>
      by.call<{ code?: string }>(paths.siteCopySave, {
        id: 'location',
        version,
        content: { ...siteCopyDefaults.location, heading },
      });
    const codes = (await Promise.all([save(owner, 'A'), save(otherOwner, 'B')])).map(({ code }) => code);
    expect(codes.filter((code) => code === 'edit_conflict')).toHaveLength(1);
    expect((await read('location')).version).toBe(version + 1);
  });

  it('keeps the structure of its fields, whatever is sent', async () => {
    const tooLong = await change(paths.siteCopySave, 'founder', {
      content: { ...siteCopyDefaults.founder, note: 'x'.repeat(401) },
    });
    expect(tooLong).toMatchObject({ code: 'bad_request', field: 'note' });
    const link = { label: 'Go', to: 'javascript:alert(1)' };
    const { home } = siteCopyDefaults;
    expect(
      await change(paths.siteCopySave, 'home', {
        content: { ...home, method: { ...home.method, more: link } },
      }),
    ).toMatchObject({ code: 'bad_request', field: 'method.more.to' });
    expect(await change(paths.siteCopySave, 'founder', { content: {} })).toMatchObject({
      code: 'bad_request',
    });
    const saved = await change(paths.siteCopySave, 'founder', {
      content: { ...siteCopyDefaults.founder, role: '  Owner  ', html: '<script>' },
    });
    expect(saved.content).toEqual({ ...siteCopyDefaults.founder, role: 'Owner' });
    expect(await owner.call(paths.siteCopyRead, { id: 'constructor' })).toMatchObject({ code: 'not_found' });
  });

  it('can be as long as its fields allow', async () => {
    const section = { heading: 'Booking', text: 'é'.repeat(4000) };
    const sections = Array.from({ length: 30 }, (_, n) => ({ id: `section-${n}`, ...section }));
    const saved = await change(paths.siteCopySave, 'terms', { content: { lead: 'Terms', sections } });
    expect(saved.content.sections).toHaveLength(30);
    await change(paths.siteCopyDiscard, 'terms');
  });

  it('has no draft when the published text is saved again', async () => {
    const saved = await change(paths.siteCopySave, 'pricing', { content: siteCopyDefaults.pricing });
    expect(saved.draftSavedAt).toBeNull();
    expect(await change(paths.siteCopyPublish, 'pricing')).toMatchObject({ code: 'bad_request' });
  });

  it('is listed with its draft and its publication', async () => {
    const { texts } = await owner.call<ListSiteCopyResponse>(paths.siteCopyList);
    expect(texts.find(({ id }) => id === 'about')).toMatchObject({
      publishedAt: expect.any(String),
      draftSavedAt: null,
    });
    expect(texts.find(({ id }) => id === 'rooms')).toMatchObject({
      publishedAt: null,
      draftSavedAt: expect.any(String),
    });
  });
});

describe('terms', () => {
  it('get a new version with each publication, and the earlier ones can still be read', async () => {
    const before = await readTerms();
    const [first, ...others] = siteCopyDefaults.terms.sections;
    if (!first) throw new Error('The terms have no sections.');
    const content = {
      ...siteCopyDefaults.terms,
      sections: [{ ...first, text: '{studio} in Leeds.' }, ...others],
    };
    await change(paths.siteCopySave, 'terms', { content });
    await change(paths.siteCopyPublish, 'terms');
    const after = await readTerms();
    expect(after.termsVersion).not.toBe(before.termsVersion);
    expect(after.termsVersions).toEqual([
      { version: after.termsVersion, validFrom: after.termsVersion },
      ...before.termsVersions,
    ]);
    expect(JSON.stringify(after.copy.terms)).toContain('Miles Street in Leeds.');
    const earlier = await readTerms(before.termsVersion);
    expect(JSON.stringify(earlier.copy.terms)).not.toContain('in Leeds.');
  });

  it('have to be accepted in the published version', async () => {
    const customer = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.org' };
    const open = async (termsVersion: string) =>
      (
        await studio.visitor().call(paths.purchaseOpen, {
          productId: 'starter-pack',
          customer,
          termsVersion,
          idempotencyKey: 'a'.repeat(32),
        })
      ).body.code;
    expect(await open('2026-11-26')).toBe('terms_outdated');
    expect(await open((await readTerms()).termsVersion)).not.toBe('terms_outdated');
  });
});

describe('a preview', () => {
  it('shows the draft to anyone with its key, until the key expires', async () => {
    const content = { ...siteCopyDefaults.eligibility, heading: 'Draft' };
    await change(paths.siteCopySave, 'eligibility', { content });
    const key = await previewOf('eligibility');
    expect((await show('eligibility', key)).heading).toBe('Draft');
    expect((await show('about', key)).heading).toBe('Barre, in Leeds');
    expect(isPreviewKey(studio.services, key)).toBe(true);
    const forged = key.replace('eligibility', 'rooms');
    expect((await show('rooms', forged)).heading).toBe('Quiet rooms, plenty of light');
    expect(isPreviewKey(studio.services, forged)).toBe(false);
    studio.time.now = new Date(studio.time.now.getTime() + 31 * 60_000);
    expect((await show('eligibility', key)).heading).toBe('Who each class suits');
    expect(isPreviewKey(studio.services, key)).toBe(false);
  });

  it('shows an earlier version', async () => {
    expect((await show('about', await previewOf('about', 0))).heading).toBe('Small on purpose');
    expect(await owner.call(paths.siteCopyPreview, { id: 'about', number: 99 })).toMatchObject({
      code: 'not_found',
    });
  });
});
