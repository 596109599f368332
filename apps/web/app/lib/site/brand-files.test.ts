import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@studio/content/brand';
import { describe, expect, it } from 'vitest';
import { getIconLinks, getIconPath, getManifestIcons, getSharePicturePath } from './brand-files.ts';

const publicFolder = join(import.meta.dirname, '../../../public');
const light = { hash: 'a'.repeat(32), width: 600, height: 150 };
const uploaded: Brand = { kind: 'logo', light, dark: null, iconHash: 'b'.repeat(32) };
const named: Brand = { kind: 'name', iconHash: 'initial-1-42' };

const listPaths = (brand: Brand) => [
  getSharePicturePath(brand),
  ...getIconLinks(brand).map(({ href }) => href),
  ...getManifestIcons(brand).map(({ src }) => src),
];

describe('files of the brand', () => {
  it('are the built-in ones of Miles Street', () => {
    const paths = listPaths({ kind: 'built-in' });
    expect(paths).toContain('/icons/icon-maskable-512.png');
    for (const path of paths) expect(existsSync(join(publicFolder, path)), path).toBe(true);
  });

  it('contain no built-in mark for a studio of another name', () => {
    const [share, ...icons] = listPaths(named);
    expect(share).toBe('/og-plain.jpg');
    for (const path of icons) expect(path).toMatch(/^\/media\/initial-1-42\/icon-(maskable-)?\d+\.png$/);
    expect(getIconLinks(named).map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon']);
    expect(getManifestIcons(named)).toHaveLength(3);
    expect(getIconPath(named)).toBeNull();
  });

  it('come from the uploaded logo and icon', () => {
    expect(listPaths(uploaded).every((path) => path.startsWith('/media/'))).toBe(true);
    expect(getSharePicturePath(uploaded)).toBe(`/media/${light.hash}/share.jpg`);
    expect(getIconPath(uploaded)).toBe(`/media/${uploaded.iconHash}/icon-192.png`);
    expect(getManifestIcons(uploaded).map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});
