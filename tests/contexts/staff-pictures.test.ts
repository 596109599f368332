import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import { getPicturePath } from '@studio/contracts/picture-paths';
import type { PictureDto } from '@studio/contracts/pictures';
import type { ListPicturesResponse, StaffPicture } from '@studio/contracts/staff-pictures';
import { purgeOldPictures } from '@studio/server/catalogue/pictures/purge-old-pictures';
import { createFolderPictureFiles } from '@studio/server/integrations/picture-files/folder-picture-files';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  drawTestPicture,
  halves,
  openPictureStudio,
  type PictureOwner,
  readColour,
  sendPicture,
} from '../harness/picture-uploads.ts';
import type { TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
let owner: PictureOwner;
let otherOwner: PictureOwner;
let jpeg: Buffer;
let upload: Awaited<ReturnType<typeof openPictureStudio>>['upload'];
let tokenOf: Awaited<ReturnType<typeof openPictureStudio>>['tokenOf'];

beforeAll(async () => {
  ({ studio, owner, otherOwner, jpeg, upload, tokenOf } = await openPictureStudio());
});
afterAll(() => studio.close());

const room = { kind: 'room', id: 'studio-1' };
const list = (subject: object = room) => owner.call<ListPicturesResponse>(paths.pictureList, { subject });
const catalogue = async () =>
  (await studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse;
const download = (url: string) => studio.app.inject({ method: 'GET', url });

async function current(subject: object = room): Promise<StaffPicture> {
  const { current: shown } = await list(subject);
  if (!shown) throw new Error('The record has no picture.');
  return shown;
}

/** Removes the picture of a record, so that each test starts with the built-in one. */
async function removePicture(subject: object = room) {
  const { current: shown } = await list(subject);
  const currentId = shown?.id ?? null;
  await owner.call(paths.pictureChoose, { subject, currentId, chosenId: null });
}

async function downloadLargest({ hash, widths }: PictureDto): Promise<Buffer> {
  const response = await download(getPicturePath(hash, { width: widths.webp.at(-1) ?? 0, format: 'webp' }));
  return response.rawPayload;
}

describe('an uploaded picture', () => {
  it('is shown in the catalogue, in the sizes that pages need', async () => {
    await removePicture();
    const { status, current: shown } = await upload(jpeg, { alt: '  Ten reformers ' });
    expect(status).toBe(200);
    expect(shown).toMatchObject({
      alt: 'Ten reformers',
      width: 1200,
      height: 800,
      widths: { avif: [480, 768, 1200], webp: [768, 1200] },
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    const { rooms, version } = await catalogue();
    const picture = rooms.find(({ id }) => id === 'studio-1')?.picture;
    expect(picture).toMatchObject({ hash: shown?.hash, alt: 'Ten reformers' });
    await removePicture();
    const after = await catalogue();
    expect(after.rooms.find(({ id }) => id === 'studio-1')?.picture).toBeNull();
    expect(after.version).toBeGreaterThan(version);
  });

  it('is served with its content type, is cached for a year, and can run no script', async () => {
    await removePicture();
    await upload(jpeg);
    const { hash, widths } = await current();
    for (const format of ['avif', 'webp'] as const)
      for (const width of widths[format]) {
        const response = await download(getPicturePath(hash, { width, format }));
        expect(response.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        });
        const { width: actual, format: container } = await sharp(response.rawPayload).metadata();
        expect([actual, container]).toEqual([width, format === 'avif' ? 'heif' : 'webp']);
      }
    for (const url of [
      `/media/${hash}/999.avif`,
      `/media/${hash}/480.html`,
      `/media/${hash}/480.avif.html`,
      `/media/${hash}/..%2F..%2Fpackage.json`,
      `/media/..%2F${hash}/480.avif`,
      `/media/${'0'.repeat(32)}/480.avif`,
    ])
      expect((await download(url)).statusCode, url).toBe(404);
  });

  it('is upright, and doesn’t contain the location where it was taken', async () => {
    await removePicture();
    const upright = await drawTestPicture({ width: 1200, height: 1600 }).png().toBuffer();
    const rotated = await sharp(upright)
      .rotate(90)
      .withExif({ IFD3: { GPSLatitude: '51/1 29/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Artist: 'Ruth' } })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const sent = await sharp(rotated).metadata();
    expect([sent.width, sent.orientation, sent.exif?.includes('Ruth')]).toEqual([1600, 8, true]);
    await upload(rotated);
    const shown = await current();
    expect([shown.width, shown.height]).toEqual([1200, 800]);
    const file = await downloadLargest(shown);
    expectClose(await readColour(file, { left: 0.1, top: 0.5 }), halves.left);
    expectClose(await readColour(file, { left: 0.9, top: 0.5 }), halves.right);
    const { exif, orientation, icc, xmp } = await sharp(file).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('shows the selected part', { tags: 'long' }, async () => {
    await removePicture();
    const wide = await drawTestPicture({ width: 3000, height: 1000 }).png().toBuffer();
    await upload(wide, { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    const shown = await current();
    expect([shown.width, shown.height]).toEqual([1500, 1000]);
    expectClose(await readColour(await downloadLargest(shown), { left: 0.02, top: 0.5 }), halves.right);
  });

  it('is recognised by its contents: the name and type of the file don’t matter', async () => {
    await removePicture();
    const file = await drawTestPicture().png().toBuffer();
    const unexpected = { fileName: 'page.html', contentType: 'text/html', accessToken: await tokenOf(owner) };
    expect((await sendPicture(studio, { file, ...unexpected })).status).toBe(200);
  });

  it('becomes the portrait of an instructor everywhere, until it is removed', async () => {
    const subject = { kind: 'instructor', id: 'ines-duarte' };
    const portrait = async () =>
      (await catalogue()).instructors.find(({ id }) => id === 'ines-duarte')?.portrait;
    const builtIn = await portrait();
    const { current: shown } = await upload(jpeg, { subject, alt: 'Ines Duarte' });
    expect([shown?.width, shown?.height]).toEqual([800, 800]);
    expect(await portrait()).toBe(`/media/${shown?.hash}/480.webp`);
    expect((await download((await portrait()) ?? '')).statusCode).toBe(200);
    await removePicture(subject);
    expect(await portrait()).toBe(builtIn);
  });

  it('leaves instructors with their initials in a studio without built-in pictures', async () => {
    const portraitOf = async (instructorId: string) =>
      (await catalogue()).instructors.find(({ id }) => id === instructorId)?.portrait;
    const subject = { kind: 'instructor', id: 'ines-duarte' };
    const { current: shown } = await upload(jpeg, { subject, alt: 'Ines Duarte' });
    const showBuiltIn = (showsBuiltInPictures: boolean) =>
      owner.call(paths.settingsSave, { settings: { showsBuiltInPictures } });
    const builtIn = await portraitOf('mei-tanaka');
    await showBuiltIn(false);
    expect(await portraitOf('mei-tanaka')).toBe('/api/catalogue/portrait/MT.svg');
    expect(await portraitOf('ines-duarte')).toBe(`/media/${shown?.hash}/480.webp`);
    await removePicture(subject);
    expect(await portraitOf('ines-duarte')).toBe('/api/catalogue/portrait/ID.svg');
    await showBuiltIn(true);
    expect(await portraitOf('mei-tanaka')).toBe(builtIn);
  });
});

describe('a hero slide', () => {
  it('has a crop for phones, from the centre of the selected part', { tags: 'long' }, async () => {
    const subject = { kind: 'hero-slide', id: 'hero-mat' };
    const wide = await drawTestPicture({ width: 2000, height: 1125 }).jpeg().toBuffer();
    await upload(wide, { subject, alt: 'A hall' });
    const { hash, width, height, phone } = await current(subject);
    expect([width, height]).toEqual([2000, 1125]);
    expect(phone).toEqual({ width: 900, height: 1125, widths: { avif: [480, 768, 900], webp: [768] } });
    const response = await download(getPicturePath(hash, { width: 768, format: 'webp', isPhone: true }));
    expectClose(await readColour(response.rawPayload, { left: 0.45, top: 0.5 }), halves.left);
    expectClose(await readColour(response.rawPayload, { left: 0.55, top: 0.5 }), halves.right);
    expect(Object.keys((await catalogue()).slidePictures)).toEqual(['hero-mat']);
    const unknown = { kind: 'hero-slide', id: 'hero-barre' };
    expect(await upload(wide, { subject: unknown })).toMatchObject({ status: 404 });
  });
});

describe('a picture in a fixed place on the site', () => {
  it('has the shape of its kind, and pages get it by its id', { tags: 'long' }, async () => {
    const wide = await drawTestPicture({ width: 1800, height: 1800 }).jpeg().toBuffer();
    expect((await catalogue()).sitePictures).toEqual({});
    await upload(wide, { subject: { kind: 'site-picture', id: 'studio' }, alt: 'A hall with barres' });
    await upload(wide, { subject: { kind: 'site-portrait', id: 'entrance' }, alt: 'A blue door' });
    expect((await catalogue()).sitePictures).toMatchObject({
      studio: { alt: 'A hall with barres', width: 1800, height: 1200 },
      entrance: { alt: 'A blue door', width: 1200, height: 1500 },
    });
    await removePicture({ kind: 'site-picture', id: 'studio' });
    await removePicture({ kind: 'site-portrait', id: 'entrance' });
    expect((await catalogue()).sitePictures).toEqual({});
  });

  it('has its own kind and needs an alternative text', async () => {
    for (const subject of [
      { kind: 'site-portrait', id: 'studio' },
      { kind: 'site-picture', id: 'entrance' },
      { kind: 'site-picture', id: 'car-park' },
    ])
      expect(await upload(jpeg, { subject })).toMatchObject({ status: 404 });
    const subject = { kind: 'site-picture', id: 'studio' };
    expect(await upload(jpeg, { subject, alt: '' })).toMatchObject({ status: 400 });
  });
});

describe('earlier pictures', () => {
  it('can be restored, and the log says who did it', async () => {
    const subject = { kind: 'class-type', id: 'classic-mat' };
    await upload(jpeg, { subject, alt: 'First' });
    const first = await current(subject);
    const other = await drawTestPicture({ width: 900, height: 900 }).webp().toBuffer();
    await upload(other, { subject, alt: 'Second', currentId: first.id });
    const second = await current(subject);
    const restored = await owner.call<ListPicturesResponse>(paths.pictureChoose, {
      subject,
      currentId: second.id,
      chosenId: first.id,
    });
    expect(restored).toMatchObject({ current: { id: first.id, alt: 'First' }, earlier: [{ id: second.id }] });
    const again = { subject, currentId: second.id, chosenId: first.id };
    expect(await owner.call(paths.pictureChoose, again)).toMatchObject({ ok: true });
    const described = { subject, currentId: first.id, alt: 'A mat' };
    expect(await owner.call(paths.pictureDescribe, described)).toMatchObject({ current: { alt: 'A mat' } });
    const entries = await studio.database.orm
      .select()
      .from(audit)
      .where(eq(audit.subjectId, 'picture:class-type:classic-mat'))
      .orderBy(audit.id);
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual(
      ['UPLOADED', 'UPLOADED', 'RESTORED', 'DESCRIBED'].map((action) => [action, `staff:${owner.userId}`]),
    );
    expect(entries[0]?.detail).toEqual({ name: 'Classic Mat Pilates', alt: 'First' });
  });

  it('belong to their own record', async () => {
    await removePicture();
    await upload(jpeg);
    const { id } = await current();
    const stolen = { subject: { kind: 'room', id: 'studio-2' }, currentId: null, chosenId: id };
    expect(await owner.call(paths.pictureChoose, stolen)).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('are deleted after 90 days, with their files', async () => {
    const subject = { kind: 'class-type', id: 'vinyasa-yoga' };
    await upload(jpeg, { subject, alt: 'Yoga' });
    const { hash } = await current(subject);
    const own = await drawTestPicture({ width: 1000, height: 700 }).jpeg().toBuffer();
    const kept = (await upload(own, { subject: { kind: 'class-type', id: 'sound-healing' } })).current;
    await removePicture(subject);
    await removePicture({ kind: 'class-type', id: 'classic-mat' });
    await removePicture();
    const { now } = studio.time;
    const isServed = async (shown: string) =>
      (await download(getPicturePath(shown, { width: 480, format: 'avif' }))).statusCode === 200;
    studio.time.now = new Date(now.getTime() + 89 * 86_400_000);
    await purgeOldPictures(studio.services);
    expect(await isServed(hash)).toBe(true);
    studio.time.now = new Date(now.getTime() + 91 * 86_400_000);
    await purgeOldPictures(studio.services);
    expect(await isServed(hash)).toBe(false);
    expect(await isServed(kept?.hash ?? '')).toBe(true);
    studio.time.now = now;
    expect(await list(subject)).toMatchObject({ current: null, earlier: [] });
  });
});

describe('two owners', () => {
  it('don’t overwrite each other: the second one is told who came first', async () => {
    await removePicture();
    const other = await drawTestPicture({ width: 960, height: 640 }).jpeg().toBuffer();
    const results = await Promise.all([upload(jpeg), upload(other, {}, otherOwner)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = results[0].status === 200 ? 'Ruth Ellison' : 'Sam Okoro';
    expect(results.find(({ status }) => status === 409)).toMatchObject({
      code: 'edit_conflict',
      otherEdit: { by: winner },
    });
    expect((await list()).current?.hash).toBe(results.find(({ ok }) => ok)?.current?.hash);
    const stale = { subject: room, currentId: null, chosenId: null };
    expect(await owner.call(paths.pictureChoose, stale)).toMatchObject({ code: 'edit_conflict' });
  });

  it('can send the same picture twice, such as after a lost response', { tags: 'long' }, async () => {
    await removePicture();
    const results = [await upload(jpeg), await upload(jpeg)];
    expect(results.map(({ status, current: shown }) => [status, shown?.id])).toEqual([
      [200, results[0]?.current?.id],
      [200, results[0]?.current?.id],
    ]);
  });
});

describe('a folder of pictures', () => {
  it('serves and purges like the database', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    const inDatabase = studio.services.pictureFiles;
    const files = createFolderPictureFiles(path.join(root, 'media'), studio.services.clock);
    const hash = 'f'.repeat(32);
    const stored = [{ name: '480.avif', bytes: Buffer.from('picture') }];
    await files.save(hash, stored);
    await files.save(hash, stored);
    expect((await files.read(hash, '480.avif'))?.toString()).toBe('picture');
    expect(await files.read(hash, '768.avif')).toBeNull();
    expect(await files.purge(new Set(), new Date(studio.time.now.getTime() - 1000))).toBe(0);
    expect(await files.purge(new Set([hash]), new Date(studio.time.now.getTime() + 1000))).toBe(0);
    await mkdir(path.join(root, 'media', 'backup'));
    await mkdir(path.join(root, 'media', `.${randomUUID()}`));
    expect(await files.purge(new Set(), new Date('2100-01-01'))).toBe(2);
    expect(await readdir(path.join(root, 'media'))).toEqual(['backup']);
    expect(existsSync(path.join(root, 'media', hash))).toBe(false);
    expect(studio.services.pictureFiles).toBe(inDatabase);
    await rm(root, { recursive: true });
  });
});

function expectClose(actual: Record<string, number>, expected: Record<string, number>): void {
  for (const [channel, value] of Object.entries(expected))
    expect(Math.abs((actual[channel] ?? 0) - value), channel).toBeLessThan(25);
}
