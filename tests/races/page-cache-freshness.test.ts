/**
 * Waits until cached pages can no longer be stale.
 *
 * @module-tag long
 */
import { instructors, products } from '@studio/server/catalogue/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';

/** Maximum age of a stale page. */
const withinMs = 1_000;

let studios: TwoStudioProcesses;
beforeAll(async () => {
  studios = await startTwoStudios();
});
afterAll(() => studios.close());

describe('cached pages', () => {
  it('show a changed price within a second, in every process', async () => {
    const [, other] = studios.processes;
    await expectOn('/pricing', (html) => html.includes('£47'), false);
    const changed = studios.database.orm.update(products).set({ pricePence: 4700 });
    await changed.where(eq(products.id, 'starter-pack'));
    await expectAfterMaxAge('/pricing', (html) => html.includes('£47'));
    expect(await loadPage(other.url, '/llms.txt')).toContain('£47');
  });

  it('show a changed instructor within a second, in every process', async () => {
    const changed = studios.database.orm.update(instructors).set({ name: 'Ines Duarte-Bell' });
    await changed.where(eq(instructors.id, 'ines-duarte'));
    await expectAfterMaxAge('/classes/reformer', (html) => html.includes('Ines Duarte-Bell'));
  });

  it('are never built from old data, however often it changes during requests', async () => {
    for (let price = 1; price <= 20; price += 1) {
      const requests = studios.processes.map(({ url }) => loadPage(url, '/pricing'));
      const changed = studios.database.orm.update(products).set({ pricePence: 50_000 + price * 100 });
      await changed.where(eq(products.id, 'class-pack-10'));
      await Promise.all(requests);
    }
    await expectAfterMaxAge('/pricing', (html) => html.includes('£520') && !html.includes('£519'));
  });
});

async function loadPage(url: string, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

async function expectOn(path: string, seen: (html: string) => boolean, expected: boolean): Promise<void> {
  for (const { url } of studios.processes) expect(seen(await loadPage(url, path))).toBe(expected);
}

/** Waits until the page may no longer be stale, then expects the change at every process. */
async function expectAfterMaxAge(path: string, seen: (html: string) => boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, withinMs));
  await expectOn(path, seen, true);
}
