import { describe, expect, it } from 'vitest';
import { findRedirect } from './redirects.ts';

describe('findRedirect', () => {
  it.each([
    ['/classes/mat', '/classes/mat-pilates'],
    ['/classes/mat?from=footer', '/classes/mat-pilates?from=footer'],
    ['/contact-us?topic=1-1&with=freya-lind', '/contact?topic=1-1&with=freya-lind'],
    ['/contact-us/', '/contact'],
  ])('redirects %s to %s and keeps the query', (url, location) => {
    expect(findRedirect(url)).toBe(location);
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/classes/yoga/vinyasa/?a=/b/', '/classes/yoga/vinyasa?a=/b/'],
    ['/faq//', '/faq'],
    ['/classes//yoga/\\/vinyasa', '/classes/yoga/vinyasa'],
    [`/a${'/'.repeat(2000)}b`, '/a/b'],
  ])('redirects %s to a path with single slashes and no trailing slash', (url, location) => {
    expect(findRedirect(url)).toBe(location);
  });

  it.each([
    '/',
    '/?a=1',
    '/classes',
    '/classes/yin',
    '/classes/mat-pilates',
    '/contact?topic=taichi',
    '/buying',
    '/buy/class-pack-10',
  ])('does not redirect %s', (url) => {
    expect(findRedirect(url)).toBeNull();
  });

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example', '/\\/evil.example/..//'])(
    'never redirects %s to another site',
    (url) => {
      const location = findRedirect(url) ?? '';
      expect(new URL(location, 'https://studio.example').origin).toBe('https://studio.example');
    },
  );

  it('never redirects to a URL that redirects again', () => {
    for (const url of ['/classes/mat/', '/contact-us/?a', '//classes//mat//', '//']) {
      const location = findRedirect(url) ?? '';
      expect(location).not.toBe('');
      expect(findRedirect(location)).toBeNull();
    }
  });
});
