import { paths } from '@studio/contracts/paths';
import { getIconFileName, getLogoFilePath, iconSizes } from '@studio/contracts/picture-paths';
import { getInitialIconsId } from '@studio/domain/pictures/initial';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictureStudio } from '../harness/picture-uploads.ts';

let opened: Awaited<ReturnType<typeof openPictureStudio>>;

beforeAll(async () => {
  opened = await openPictureStudio();
});
afterAll(() => opened.studio.close());

async function rename(name: string): Promise<void> {
  expect(await opened.owner.call(paths.settingsSave, { profile: { name } })).toMatchObject({ ok: true });
}

const download = (name: string, file: string) =>
  opened.studio.app.inject(getLogoFilePath(getInitialIconsId(name), file));

/** Returns the colour of a pixel as RGBA, and the height and width of the light letter in the middle. */
async function readIcon(bytes: Buffer) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const lit: { x: number; y: number }[] = [];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) if ((data[(y * info.width + x) * 4] ?? 0) > 140) lit.push({ x, y });
  const span = (axis: 'x' | 'y') => {
    const positions = lit.map((pixel) => pixel[axis]);
    return positions.length === 0 ? 0 : Math.max(...positions) - Math.min(...positions) + 1;
  };
  return { size: info.width, corner: [...data.subarray(0, 4)], width: span('x'), height: span('y') };
}

const forest = [0x2f, 0x44, 0x37, 255];

describe('a studio without a logo', () => {
  it('has PNG icons with the first letter of its name, cached for ever', async () => {
    await rename('Barre North');
    for (const size of iconSizes) {
      const response = await download('Barre North', getIconFileName(size));
      expect([size, response.statusCode]).toEqual([size, 200]);
      expect(response.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const icon = await readIcon(response.rawPayload);
      expect(icon.size).toBe(size);
      // iPhones paint transparent corners black.
      expect(icon.corner).toEqual(size === 180 ? forest : [...forest.slice(0, 3), 0]);
      expect(icon.height / size).toBeGreaterThan(0.4);
    }
    const maskable = await readIcon((await download('Barre North', getIconFileName(512, true))).rawPayload);
    expect(maskable.corner).toEqual(forest);
    // The letter stays inside the circle of 80 % to which launchers crop the icon.
    expect(Math.hypot(maskable.width, maskable.height)).toBeLessThan(512 * 0.8);
  });

  it('has the letter in the font of its titles, not in one of the machine', async () => {
    await rename('Ink');
    const { width, height } = await readIcon((await download('Ink', getIconFileName(512))).rawPayload);
    // Fraunces has wide serifs. Without the bundled font, the letter would be a bar or have other serifs.
    expect(width / height).toBeCloseTo(0.37, 1);
  });

  it.each([
    ['Студия', 'Cyrillic'],
    ['心 Pilates', 'Chinese'],
    ['شروق', 'Arabic'],
  ])('has a letter of its own for “%s” (%s)', async (name) => {
    await rename(name);
    const icon = await readIcon((await download(name, getIconFileName(192))).rawPayload);
    expect(icon.height / icon.size).toBeGreaterThan(0.3);
  });

  it('has other icons at another URL when the letter changes, and none for other letters', async () => {
    await rename('Barre North');
    const before = await download('Barre North', getIconFileName(192));
    expect((await download('Yard', getIconFileName(192))).statusCode).toBe(404);
    await rename('Yard');
    const after = await download('Yard', getIconFileName(192));
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect((await download('Barre North', getIconFileName(192))).statusCode).toBe(404);
    for (const file of ['icon-33.png', 'share.jpg', 'logo.png', '600.webp'])
      expect((await download('Yard', file)).statusCode, file).toBe(404);
  });
});
