import { describe, expect, it } from 'vitest';
import { findRedirect } from './redirects.ts';

const permanent = (location: string) => ({ status: 301, location });
const forNow = (location: string) => ({ status: 302, location });

describe('findRedirect', () => {
  it.each([
    ['/classes/mat', '/classes/mat-pilates'],
    ['/classes/mat?from=footer', '/classes/mat-pilates?from=footer'],
    ['/contact-us?topic=1-1&with=freya-lind', '/contact?topic=1-1&with=freya-lind'],
    ['/contact-us/', '/contact'],
  ])('redirects %s to %s permanently and keeps the query', (url, location) => {
    expect(findRedirect(url)).toEqual(permanent(location));
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/classes/yoga/vinyasa/?a=/b/', '/classes/yoga/vinyasa?a=/b/'],
    ['/faq//', '/faq'],
    ['/classes//yoga/\\/vinyasa', '/classes/yoga/vinyasa'],
    [`/a${'/'.repeat(2000)}b`, '/a/b'],
  ])('redirects %s to a path with single slashes and no trailing slash', (url, location) => {
    expect(findRedirect(url)).toEqual(permanent(location));
  });

  it.each([
    ['/buy/starter-pack', '/checkout?product=starter-pack'],
    ['/buy/class-pack-10', '/checkout?product=class-pack-10'],
    ['/buy/reformer-pack-10', '/checkout?product=reformer-pack-10'],
    ['/buy/Flow-Anytime/', '/checkout?product=flow-anytime'],
    ['/buy/starter-pack?promo=MAY&product=x', '/checkout?product=starter-pack&promo=MAY'],
    ['/buy/gold-card', '/pricing'],
    ['/buy', '/pricing'],
  ])('redirects %s to %s temporarily', (url, location) => {
    expect(findRedirect(url)).toEqual(forNow(location));
  });

  it.each([
    '/',
    '/?a=1',
    '/classes',
    '/classes/yin',
    '/classes/mat-pilates',
    '/contact?topic=taichi',
    '/buying',
    '/buy/class-pack-10.data?_routes=routes%2Fbuy',
  ])('does not redirect %s', (url) => {
    expect(findRedirect(url)).toBeNull();
  });

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example', '/\\/evil.example/..//'])(
    'never redirects %s to another site',
    (url) => {
      const { location = '' } = findRedirect(url) ?? {};
      expect(new URL(location, 'https://studio.example').origin).toBe('https://studio.example');
    },
  );

  it('never redirects to a URL that redirects again', () => {
    for (const url of ['/classes/mat/', '/contact-us/?a', '/buy/starter-pack/', '//classes//mat//', '//']) {
      const { location = '' } = findRedirect(url) ?? {};
      expect(location).not.toBe('');
      expect(findRedirect(location)).toBeNull();
    }
  });
});
