/**
 * Requests many pages of its own server.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '@studio/server/platform/database/database';
import { openPostgres } from '@studio/server/platform/database/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import {
  bodiesPerRoute,
  findInternalFault,
  findResponseFault,
  formatFault,
  getRunSeed,
  maxTestMs,
} from '../properties/check-response.ts';
import { createDatabase } from './harness/create-database.ts';
import {
  buildInjectionText,
  extractScripts,
  findInjectedElements,
  writeInjectionText,
} from './harness/injection-text.ts';
import { arbitraryMalformedPageRequest, listContentPageUrls, pageUrls } from './harness/page-urls.ts';
import { type StudioProcess, startStudio } from './harness/studio-process.ts';

/** Fewer than for API calls, since most pages have to be rendered. */
const addressesEach = selectByExtent({ all: 4, storm: bodiesPerRoute });

let studio: StudioProcess;
let database: Database;
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  studio = await startStudio({ databaseUrl });
  database = openPostgres(databaseUrl, 5);
});
afterAll(async () => {
  await studio.stop();
  await database.close();
});

const read = async (path: string) => {
  const response = await fetch(studio.url + path);
  return { status: response.status, html: await response.text(), headers: response.headers };
};

describe('pages with text from staff and customers', () => {
  it('show it as text: none becomes an element, an attribute or a script', async () => {
    const marker = `m${randomUUID().slice(0, 8)}`;
    await writeInjectionText(database, buildInjectionText(marker));
    // Cached pages are at most a second old.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const pathsWithMarker: string[] = [];
    for (const path of await listContentPageUrls(database)) {
      const { status, html, headers } = await read(path);
      expect(status, path).toBe(200);
      expect(findInjectedElements(html, marker), path).toEqual([]);
      const allowed = headers.get('content-security-policy') ?? '';
      for (const { code, hash } of extractScripts(html).inline)
        expect(allowed, `${path}: ${code}`).toContain(hash);
      for (const json of extractScripts(html).data) expect(() => JSON.parse(json), path).not.toThrow();
      if (html.includes(marker)) pathsWithMarker.push(path);
    }
    // Control: the text appears on every kind of page that shows some.
    expect(pathsWithMarker).toEqual(
      expect.arrayContaining(['/', '/classes/reformer', '/pricing', '/timetable', '/tour']),
    );
    expect(findInjectedElements(`<p>${buildInjectionText(marker)}</p>`, marker)).not.toEqual([]);
    expect(findInjectedElements(`<a title="${buildInjectionText(marker)}">x</a>`, marker)).not.toEqual([]);
  });
});

describe('malformed requests for pages', () => {
  it('return 404 for a URL longer than any real one', async () => {
    expect((await read(`/classes/on/2026-11-30/${'a'.repeat(201)}`)).status).toBe(404);
  });

  it(
    `${addressesEach} malformed URLs per page are accepted or rejected without a failure`,
    async () => {
      const seed = getRunSeed();
      const wrong: string[] = [];
      for (const page of pageUrls) {
        for (const sent of arbitraryMalformedPageRequest(page, { numRuns: addressesEach, seed })) {
          const fault = await findResponseFault(sent.send(studio.url), findInternalFault);
          if (fault) wrong.push(formatFault(page, sent.path, fault));
        }
      }
      expect(wrong, `SEED=${seed}`).toEqual([]);
    },
    maxTestMs,
  );
});
