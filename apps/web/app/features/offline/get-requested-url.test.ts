import { describe, expect, it } from 'vitest';
import { getRequestedUrl } from './get-requested-url.ts';

const origin = 'https://studio.example';
const wanted = (hash: string) => getRequestedUrl(hash, origin);

describe('wantedAddress', () => {
  it('gives the page behind the #, with its query and fragment', () => {
    expect(wanted('#/pricing?from=mail#packs')).toBe(`${origin}/pricing?from=mail#packs`);
  });

  it.each(['', '#', '#main', '#https://elsewhere.example/', '#//elsewhere.example', '#/\\elsewhere.example'])(
    'leads home from %j',
    (hash) => expect(wanted(hash)).toBe(`${origin}/`),
  );

  it('stays on this site whatever the path looks like', () => {
    expect(wanted('#/.//elsewhere.example')).toBe(`${origin}//elsewhere.example`);
  });

  it('does not lead to the offline page again', () => {
    expect(wanted('#/offline')).toBe(`${origin}/`);
  });
});
