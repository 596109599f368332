import type { RequestHandler } from 'react-router';
import { expect, it } from 'vitest';
import { getScriptHash } from './inline-script-policy.ts';
import { createAnonymousRequest, renderPage } from './render-page.ts';

const scriptNonceHeader = 'x-mark';
const rendered =
  (html: string, mark: string): RequestHandler =>
  async () =>
    new Response(html, { headers: { 'content-type': 'text/html', [scriptNonceHeader]: mark } });

const render = (handle: RequestHandler) =>
  renderPage(new Request('http://studio/'), { handle, scriptNonceHeader }, () => {});

it('returns the scripts with a nonce and removes the nonces', async () => {
  const html =
    '<link rel="modulepreload" href="/a.js" nonce="5ec7e7"/><script nonce="5ec7e7">ours()</script>' +
    '<script type="application/ld+json" nonce="5ec7e7">{}</script><script>theirs()</script>' +
    '<script nonce="guessed">theirs()</script><script nonce="5ec7e7" type="module">start()</script>';
  const page = await render(rendered(html, '5ec7e7'));
  expect(page.scripts).toEqual([getScriptHash('ours()'), getScriptHash('start()')]);
  expect(page.body.toString()).toBe(html.replaceAll(' nonce="5ec7e7"', ''));
  expect(page.headers).toEqual([['content-type', 'text/html']]);
});

it('returns the same page for the same rendering, whatever its nonce', async () => {
  const of = (mark: string) => render(rendered(`<script nonce="${mark}">ours()</script>`, mark));
  expect(await of('first')).toEqual(await of('second'));
});

it('removes line breaks from the path of the request URL and keeps the query', () => {
  const { url } = createAnonymousRequest(
    { protocol: 'https', host: 'studio.example' },
    '/a%0D%0aSet-Cookie:%20b%e2%80%a8c?q=one%0Atwo',
  );
  expect(url).toBe('https://studio.example/a%20%20Set-Cookie:%20b%20c?q=one%0Atwo');
});
