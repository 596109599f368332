import { sendRawRequest } from '../harness/raw-request.ts';
import { expect, test } from './journeys/journey.ts';

const pages = [
  '/',
  '/pricing',
  '/timetable',
  '/classes',
  '/classes/yoga',
  '/classes/on/2026-11-27/x',
  '/faq',
  '/idp',
  '/contact',
  '/booking/x',
  '/tour/x',
  '/review/x',
  '/waiting/x',
  '/admin/people/x',
  '/blog/x',
  '/checkout',
  '/login',
  '/scan',
  '/buy/starter-pack',
  '/llms.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/assets/x.js',
  '/__manifest',
  '/oauth2/authorize',
];
const parts = [
  '%00',
  '%ff',
  '%C0%AF',
  '%E0%A4%A',
  '%',
  '%2e%2e%2f',
  '..%5c',
  '%0d%0a',
  '%ED%A0%80',
  '.data',
  '_.data',
  '__proto__',
  'constructor',
  '0000-00-00',
  '9999-12-31',
  '2201-01-01',
  '%F0%9F%A7%98',
  'a'.repeat(2000),
  '%3Cscript%3E',
  '*',
  '//',
  '@',
  '[',
];
const queries = [
  '?date=0000-00-00',
  '?date=9999-12-31',
  '?date=2200-12-31',
  '?date=%ff',
  '?date=1&date=2',
  '?trainer=%00',
  '?day=99',
  '?activity=__proto__',
  '?code=%00&state=%ff',
  '?k=%00',
  '?k=a&k=b',
  '?product=constructor',
  '?returnUrl=%00',
  '?_routes=x',
  '?version=1&paths=/%2525ff',
  `?${'a=1&'.repeat(2500)}`,
  `?${'&'.repeat(9000)}`,
  `?q=${'%CC%81%CC%A3'.repeat(700)}`,
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Returns the paths whose responses are server errors. */
async function findServerErrors(origin: string, paths: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const path of paths) {
    const { status } = await sendRawRequest(origin, { path }).catch(() => ({ status: 400 }));
    if (status >= 500) failed.push(`${status} ${path.slice(0, 80)}`);
  }
  return failed;
}

test('no malformed URL causes a server error @nightly', async ({ baseURL }) => {
  const pathUrls = pages.flatMap((page) =>
    parts.flatMap((part) => [`${page}/${part}`.replace(/^\/\//, '/'), page.replace(/[^/]*$/, part)]),
  );
  const queryUrls = pages.flatMap((page) =>
    queries.flatMap((query) => [page + query, `${page}.data${query}`]),
  );
  expect(await findServerErrors(baseURL ?? '', [...pathUrls, ...queryUrls])).toEqual([]);
});

test('a page accepts only GET and HEAD, and a long run of slashes is rejected at once', async ({
  baseURL,
}) => {
  for (const method of methods) {
    for (const path of ['/', '/pricing', '/favicon.svg', '/assets/', '/nowhere']) {
      const { status, headers } = await sendRawRequest(baseURL ?? '', { method, path });
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, 'GET, HEAD']);
    }
  }
  for (const before of ['/a', '/buy/', '/idp', '/assets']) {
    const { status } = await sendRawRequest(baseURL ?? '', { path: `${before}${'/'.repeat(12_000)}b` });
    expect(status).toBe(414);
  }
});
