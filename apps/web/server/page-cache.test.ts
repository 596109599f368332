import { expect, it } from 'vitest';
import type { CachedResponse } from './cached-response.ts';
import { createPageCache } from './page-cache.ts';
import type { CacheFor } from './route-cache-policy.ts';

/** Creates a page cache whose clock, data version and pages the test controls. */
function setUp(maxPages = 600) {
  const at = {
    time: Date.parse('2026-11-20T12:00:00Z'),
    version: 1,
    rendered: 0,
    status: 200,
    broken: false,
  };
  const dataVersion = async () => {
    if (at.broken) throw new Error('no database');
    return at.version;
  };
  const cache = createPageCache({ dataVersion, now: () => new Date(at.time), maxPages });
  const render = async (): Promise<CachedResponse> => {
    at.rendered += 1;
    const plain = { headers: [], body: Buffer.from(`rendering ${at.rendered}`) };
    const compressed = { ready: null, make: async () => plain };
    const rendering = `rendering ${at.rendered}`;
    const forms = { plain, br: compressed, gzip: compressed };
    return { status: at.status, headers: {}, ...forms, rendering, markLongLived: () => {} };
  };
  /** Requests a page as the site does: uses a response that is ready, or else waits for one. */
  const visit = async (path: string, cacheFor: CacheFor) => {
    const response = cache.ready(path, render) ?? (await cache.get(path, cacheFor, render));
    await Promise.resolve();
    return response.plain.body.toString();
  };
  return { at, memory: cache, render, visit };
}

it('renders a page once per data version', async () => {
  const { at, visit } = setUp();
  await visit('/pricing', 'version');
  at.time += 3_600_000;
  await visit('/pricing', 'version');
  expect(at.rendered).toBe(1);
});

it('shows a change within a second, also after an hour without visitors', async () => {
  const { at, visit } = setUp();
  await visit('/pricing', 'version');
  at.version = 2;
  at.time += 1_000;
  expect(await visit('/pricing', 'version')).toBe('rendering 2');
  at.version = 3;
  at.time += 3_600_000;
  expect(await visit('/pricing', 'version')).toBe('rendering 3');
});

it('shows a change within a second under continuous requests', async () => {
  const { at, visit } = setUp();
  await visit('/pricing', 'version');
  at.version = 2;
  const seen: string[] = [];
  for (let ms = 0; ms < 1_000; ms += 50) {
    at.time += 50;
    seen.push(await visit('/pricing', 'version'));
  }
  expect(seen.at(-1)).toBe('rendering 2');
  expect(at.rendered).toBe(2);
});

it('never caches a page under a newer version than its data', async () => {
  const { at, memory: cache, render, visit } = setUp();
  const slow = Promise.withResolvers<void>();
  const old = cache.get('/pricing', 'version', async () => {
    const made = await render();
    await slow.promise;
    return made;
  });
  at.version = 2;
  at.time += 400;
  slow.resolve();
  await old;
  at.time += 600;
  expect(await visit('/pricing', 'version')).toBe('rendering 2');
});

it('shares one rendering between concurrent requests', async () => {
  const { at, visit } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => visit('/', { seconds: 1 })));
  expect(at.rendered).toBe(1);
});

it('rerenders an expired page in the background, and serves none twice as old', async () => {
  const { at, visit } = setUp();
  await visit('/', { seconds: 1 });
  for (const second of [1, 2, 3]) {
    at.time += 850;
    await visit('/', { seconds: 1 });
    at.time += 150;
    expect(await visit('/', { seconds: 1 })).toBe(`rendering ${second}`);
  }
  at.time += 2_000;
  expect(await visit('/', { seconds: 1 })).toBe('rendering 5');
});

it('passes the previous response to each rendering, so that an unchanged page is reused', async () => {
  const { at, memory: cache, render } = setUp();
  const seen: (string | null)[] = [];
  const recordingRender = (before: CachedResponse | null) => {
    seen.push(before?.rendering ?? null);
    return before ? Promise.resolve(before) : render();
  };
  const first = await cache.get('/', { seconds: 1 }, recordingRender);
  at.time += 1_000;
  expect(await cache.get('/', { seconds: 1 }, recordingRender)).toBe(first);
  at.version = 2;
  at.time += 1_000;
  expect(await cache.get('/', { seconds: 1 }, recordingRender)).toBe(first);
  expect(seen).toEqual([null, 'rendering 1', 'rendering 1']);
});

it('rerenders every page after midnight in London', async () => {
  const { at, visit } = setUp();
  await visit('/faq', 'version');
  at.time = Date.parse('2026-11-21T00:00:00Z');
  expect(await visit('/faq', 'version')).toBe('rendering 2');
});

it('does not cache failed pages', async () => {
  const { at, memory: cache, visit } = setUp();
  at.status = 500;
  await visit('/', 'version');
  at.status = 200;
  expect(await visit('/', 'version')).toBe('rendering 2');
  const failing = () => Promise.reject(new Error('not rendered'));
  await expect(cache.get('/x', 'version', failing)).rejects.toThrow('not rendered');
  expect(await visit('/x', 'version')).toBe('rendering 3');
});

it('keeps serving cached pages while the database is unavailable', async () => {
  const { at, visit } = setUp();
  await visit('/faq', 'version');
  at.broken = true;
  at.time += 60_000;
  expect(await visit('/faq', 'version')).toBe('rendering 1');
});

it('serves no short-lived page whose rendering started more than a second ago', async () => {
  const { at, visit } = setUp();
  const startedAt = [at.time];
  for (let ms = 0; ms < 5_000; ms += 70) {
    at.time += 70;
    const seen = Number(
      (await visit('/timetable?date=2026-11-21', { seconds: 0.5 })).replace('rendering ', ''),
    );
    startedAt[at.rendered] ??= at.time;
    expect(at.time - (startedAt[seen] ?? 0)).toBeLessThan(1_000);
  }
  expect(at.rendered).toBeGreaterThan(7);
  expect(at.rendered).toBeLessThan(12);
});

it('evicts the oldest page when the cache is full', async () => {
  const { at, visit } = setUp(2);
  for (const path of ['/a', '/b', '/c']) await visit(path, 'version');
  await visit('/c', 'version');
  await visit('/b', 'version');
  expect(at.rendered).toBe(3);
  await visit('/a', 'version');
  expect(at.rendered).toBe(4);
});
