import { describe, expect, it } from 'vitest';
import { findPurchaseRedirect, findRedirect, type LinkedGoods } from './redirects.ts';

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
    '/',
    '/?a=1',
    '/classes',
    '/classes/yin',
    '/classes/mat-pilates',
    '/contact?topic=taichi',
    '/buying',
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
    for (const url of ['/classes/mat/', '/contact-us/?a', '//classes//mat//', '//']) {
      const { location = '' } = findRedirect(url) ?? {};
      expect(location).not.toBe('');
      expect(findRedirect(location)).toBeNull();
    }
  });
});

describe('findPurchaseRedirect', () => {
  const goods = {
    products: [
      { id: 'starter-pack', formerIds: [] },
      { id: 'barre-ten-2', formerIds: ['barre-ten'] },
    ],
    giftCards: [{ id: 'gift-card-50', name: 'Gift card £50', pounds: 50 }],
  } as unknown as LinkedGoods;
  const loadGoods = async () => goods;

  it.each([
    ['/buy/starter-pack', '/checkout?product=starter-pack'],
    ['/buy/Barre-Ten-2/', '/checkout?product=barre-ten-2'],
    ['/buy/barre-ten', '/checkout?product=barre-ten-2'],
    ['/buy/starter-pack?promo=MAY&product=x', '/checkout?product=starter-pack&promo=MAY'],
    ['/buy/gift-card', '/checkout?product=gift-card'],
    ['/buy/gift-card-50?amount=9&utm_source=mail', '/checkout?product=gift-card&amount=50&utm_source=mail'],
    ['/buy/class-pack-10', '/pricing'],
    ['/buy/gold-card?a=1', '/pricing?a=1'],
    ['/buy/%2e%2e', '/pricing'],
    ['/buy', '/pricing'],
    ['//buy//starter-pack//', '/checkout?product=starter-pack'],
  ])('redirects %s to %s', async (url, location) => {
    expect(await findPurchaseRedirect(url, loadGoods)).toEqual(forNow(location));
    expect(findRedirect(location)).toBeNull();
  });

  it.each(['/', '/buying', '/pricing', '/buy/starter-pack.data?_routes=routes%2Fbuy'])(
    'does not redirect %s',
    async (url) => {
      expect(await findPurchaseRedirect(url, loadGoods)).toBeNull();
    },
  );

  it('leads to the checkout if the goods can’t be loaded', async () => {
    const location = '/checkout?product=barre-ten';
    expect(await findPurchaseRedirect('/buy/barre-ten', async () => null)).toEqual(forNow(location));
  });

  it('loads the goods for links that may name some only', async () => {
    const fail = () => Promise.reject(new Error('No goods are needed.'));
    expect(await findPurchaseRedirect('/faq', fail)).toBeNull();
    expect(await findPurchaseRedirect('/buy', fail)).toEqual(forNow('/pricing'));
  });
});
