import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import {
  getIconFileName,
  getLogoFilePath,
  getPicturePath,
  iconSizes,
  logoFiles,
} from '@studio/contracts/picture-paths';
import type { ListPicturesResponse } from '@studio/contracts/staff-pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictureStudio, type PictureOwner } from '../harness/picture-uploads.ts';
import type { TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
let owner: PictureOwner;
let upload: Awaited<ReturnType<typeof openPictureStudio>>['upload'];

beforeAll(async () => {
  ({ studio, owner, upload } = await openPictureStudio());
});
afterAll(() => studio.close());

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const light = { kind: 'logo', id: 'light' };
const alt = 'Barre North';

/** Draws a logo: a red rectangle with transparent margins. */
const drawLogo = (width = 900, height = 240) =>
  sharp({ create: { width, height, channels: 4, background: '#c02020' } }).extend({
    ...{ top: 40, bottom: 80, left: 60, right: 100, background: clear },
  });

async function logos() {
  return ((await studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse).logos;
}
const download = async (url: string) => {
  const response = await studio.app.inject({ method: 'GET', url });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};
const choose = (currentId: string | null, chosenId: string | null) =>
  owner.call<ListPicturesResponse>(paths.pictureChoose, { subject: light, currentId, chosenId });

async function currentId(subject: object = light) {
  const { current } = await owner.call<ListPicturesResponse>(paths.pictureList, { subject });
  return current?.id ?? null;
}

describe('an uploaded logo', () => {
  it('is shown whole and without its margin, with its transparency', async () => {
    const rounded = await sharp({ create: { width: 1200, height: 300, channels: 4, background: clear } })
      .composite([
        {
          input: await sharp({ create: { width: 300, height: 100, channels: 4, background: '#c02020' } })
            .png()
            .toBuffer(),
          left: 450,
          top: 50,
        },
      ])
      .png()
      .toBuffer();
    const { status, current } = await upload(rounded, { subject: light, alt });
    expect([status, current?.width, current?.height]).toEqual([200, 300, 100]);
    expect((await logos()).light).toEqual({ hash: current?.hash, width: 300, height: 100 });
    const hole = await sharp(await drawLogo(900, 240).png().toBuffer())
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 4, background: '#000' } },
          blend: 'dest-out',
          left: 700,
          top: 150,
        },
      ])
      .png()
      .toBuffer();
    const second = await upload(hole, { subject: light, alt, currentId: current?.id });
    const { hash, width } = second.current ?? { hash: '', width: 0 };
    expect(width).toBe(600);
    const file = await download(getPicturePath(hash, { width, format: 'webp' }));
    expect(file.headers['content-type']).toBe('image/webp');
    const { hasAlpha } = await sharp(file.bytes).metadata();
    const { isOpaque } = await sharp(file.bytes).stats();
    expect([hasAlpha, isOpaque]).toEqual([true, false]);
  });

  it('has icons, a picture for documents and a share picture, served for ever with their own types', async () => {
    const { current } = await upload(await drawLogo().png().toBuffer(), {
      ...{ subject: light, alt, currentId: await currentId() },
    });
    const hash = current?.hash ?? '';
    for (const size of iconSizes) {
      const { headers, bytes } = await download(getLogoFilePath(hash, getIconFileName(size)));
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const icon = await sharp(bytes).metadata();
      expect([icon.format, icon.width, icon.height]).toEqual(['png', size, size]);
      // Without an app icon, the background of the pages makes the logo visible in dark tabs.
      expect((await sharp(bytes).stats()).isOpaque).toBe(true);
    }
    const share = await download(getLogoFilePath(hash, logoFiles.share));
    expect(share.headers['content-type']).toBe('image/jpeg');
    const { format, width, height } = await sharp(share.bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    const document = await download(getLogoFilePath(hash, logoFiles.document));
    expect((await sharp(document.bytes).metadata()).format).toBe('png');
    for (const name of ['icon-33.png', 'logo.svg', 'share.html', 'icon-0.png', 'logo.png.html'])
      expect((await download(getLogoFilePath(hash, name))).status, name).toBe(404);
  });

  it('can be removed, and restored', async () => {
    await upload(await drawLogo().png().toBuffer(), { subject: light, alt, currentId: await currentId() });
    const id = await currentId();
    expect(await choose(id, null)).toMatchObject({ current: null });
    expect((await logos()).light).toBeNull();
    expect(await choose(null, id)).toMatchObject({ current: { id } });
    expect((await logos()).light).not.toBeNull();
  });

  it('has versions of its own for dark backgrounds and as an icon', async () => {
    const square = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#204080' } })
      .png()
      .toBuffer();
    const dark = { kind: 'logo', id: 'dark' };
    const icon = { kind: 'logo', id: 'icon' };
    const both = [
      await upload(await drawLogo().png().toBuffer(), { subject: dark, alt }),
      await upload(square, { subject: icon, alt }),
    ];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const found = await logos();
    expect([found.dark?.hash, found.icon?.hash]).toEqual(both.map(({ current }) => current?.hash));
    const { bytes } = await download(getLogoFilePath(found.icon?.hash ?? '', getIconFileName(192)));
    const [r, g, b] = await sharp(bytes).extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer();
    expect([r, g, b]).toEqual([0x20, 0x40, 0x80]);
    // Launchers cut the icon to their own shape, so its colour reaches their edges.
    for (const name of [getIconFileName(180), getIconFileName(512, true)]) {
      const icon = await download(getLogoFilePath(found.icon?.hash ?? '', name));
      const corner = await sharp(icon.bytes)
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([...corner.subarray(0, 3)], name).toEqual([0x20, 0x40, 0x80]);
    }
  });

  it('is rejected with a reason when it can’t be a logo', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const empty = await sharp({ create: { width: 400, height: 200, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const cases: [Buffer, string, RegExp][] = [
      [svg, 'light', /SVG drawing/],
      [empty, 'light', /transparent/],
      [await drawLogo(1800, 60).png().toBuffer(), 'light', /8 times as wide/],
      [await drawLogo(150, 90).png().toBuffer(), 'light', /too small/],
      [await drawLogo(900, 300).png().toBuffer(), 'icon', /square/],
    ];
    for (const [file, id, message] of cases) {
      const response = await upload(file, { subject: { kind: 'logo', id }, alt });
      expect(response, String(message)).toMatchObject({
        status: 400,
        message: expect.stringMatching(message),
      });
    }
    expect(await upload(empty, { subject: { kind: 'logo', id: 'sepia' }, alt })).toMatchObject({
      status: 404,
    });
  });
});
