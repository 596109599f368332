import { branch } from '@studio/content/branch';
import { classTypes } from '@studio/content/class-types';
import { instructors } from '@studio/content/instructors';
import { products } from '@studio/content/products';
import { rooms } from '@studio/content/rooms';
import { siteCopyDefaults } from '@studio/content/site-copy/site-copy-defaults';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { buildLlmsText } from './build-llms-text.ts';
import { buildRobotsText } from './build-robots-text.ts';
import { getShareMetadata } from './share-metadata.ts';
import { buildSitemapXml, listSitemapPages } from './sitemap.ts';

const origin = 'https://miles.example';

describe('sitemap', () => {
  const paths = (about: boolean) =>
    listSitemapPages('2026-11-20', { about, classPages: ['/classes/mat-pilates'] }).map(({ path }) => path);

  it('lists every page once, and About only when it is public', () => {
    expect(new Set(paths(true)).size).toBe(paths(true).length);
    expect(paths(true)).toEqual(expect.arrayContaining(['/', '/classes/mat-pilates', '/pricing', '/about']));
    expect(paths(false)).not.toContain('/about');
  });

  it('lists no personal pages', () => {
    const disallowed = [...buildRobotsText(origin).matchAll(/Disallow: (\S+)/g)].map(
      ([, path]) => path ?? '',
    );
    expect(disallowed.length).toBeGreaterThan(3);
    for (const path of paths(true)) {
      expect(disallowed.filter((start) => path.startsWith(start))).toEqual([]);
    }
  });

  it('contains the date of a change only where it is known, and escapes URLs', () => {
    const xml = buildSitemapXml([{ path: '/', changedOn: '2026-11-20' }, { path: '/a&b<c' }], origin);
    expect(xml).toContain('<loc>https://miles.example/</loc><lastmod>2026-11-20</lastmod>');
    expect(xml).toContain('<loc>https://miles.example/a&amp;b&lt;c</loc></url>');
  });
});

describe('robots.txt', () => {
  it('contains the absolute URL of the sitemap', () => {
    expect(buildRobotsText(origin)).toMatch(/^User-agent: \*\nDisallow: /);
    expect(buildRobotsText(origin)).toContain('\n\nSitemap: https://miles.example/sitemap.xml\n');
  });
});

describe('llms.txt', () => {
  const catalogue = {
    studio: branch,
    classTypes,
    instructors,
    rooms,
    products: products.map((one) => (one.id === 'starter-pack' ? { ...one, pricePence: 3950 } : one)),
    settings: { cancellationRule: 'Free to cancel.', arriveEarlyMinutes: 7 },
  } as unknown as GetCatalogueResponse;
  const text = buildLlmsText(catalogue, siteCopyDefaults, origin);

  it('contains the catalogue prices, every product and every class', () => {
    expect(text).toContain('Starter Pack: £39.50 (');
    for (const { name } of catalogue.products) expect(text).toContain(`- ${name}: £`);
    for (const { title } of catalogue.classTypes) expect(text).toContain(`- ${title} (`);
    expect(text).toContain('Arrive 7 minutes early.');
  });

  it('contains the published questions, and only pages of classes that the studio offers', () => {
    expect(text).toContain('- Can I cancel or move a class? Yes, free of charge');
    expect(text).toContain('/classes/reformer)');
    const noReformer = {
      ...catalogue,
      classTypes: classTypes.filter(({ activityId }) => activityId === 'yoga'),
    };
    expect(
      buildLlmsText(noReformer as unknown as GetCatalogueResponse, siteCopyDefaults, origin),
    ).not.toContain('/classes/reformer');
  });

  it('uses absolute URLs', () => {
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to ?? '');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) expect(link).toMatch(/^https:\/\/miles\.example\//);
  });
});

describe('getShareMetadata', () => {
  const handle = { shareMetadata: ({ key }: { key: string }) => ({ path: `/classes/${key}` }) };

  it('is derived from the route’s loader data', () => {
    expect(getShareMetadata({ handle, loaderData: { key: 'yoga' } })).toEqual({ path: '/classes/yoga' });
  });

  it('is empty for a page without share metadata, or one that failed to load', () => {
    expect(getShareMetadata({ handle })).toEqual({});
    expect(getShareMetadata({ handle: { cacheFor: 'version' }, loaderData: {} })).toEqual({});
    expect(getShareMetadata(undefined)).toEqual({});
  });
});
