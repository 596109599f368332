import { describe, expect, it } from 'vitest';
import { getRequestedUrl } from './get-requested-url.ts';

const origin = 'https://studio.example';
const getUrl = (hash: string) => getRequestedUrl(hash, origin);

describe('getRequestedUrl', () => {
  it('returns the URL behind the #, with its query and fragment', () => {
    expect(getUrl('#/pricing?from=mail#packs')).toBe(`${origin}/pricing?from=mail#packs`);
  });

  it.each(['', '#', '#main', '#https://elsewhere.example/', '#//elsewhere.example', '#/\\elsewhere.example'])(
    'returns the home page for %j',
    (hash) => expect(getUrl(hash)).toBe(`${origin}/`),
  );

  it('stays on this site for any path', () => {
    expect(getUrl('#/.//elsewhere.example')).toBe(`${origin}//elsewhere.example`);
  });

  it('does not return the offline page itself', () => {
    expect(getUrl('#/offline')).toBe(`${origin}/`);
  });
});
