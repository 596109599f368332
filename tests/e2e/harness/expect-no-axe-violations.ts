import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects the page to break no rule of WCAG 2.2 AA or of good practice that axe can see. Looks again until it finds
 * nothing: what it sees while something fades in, or is removed during its run, is no state of the page.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expect.poll(() => findAxeViolations(page), 'what axe found').toEqual([]);
}

/**
 * Runs axe in the page itself, loaded once for each document, and reports violations alone: what axe's own companion for
 * browsers does besides costs as much again. Only frames are left out so, and the site has none.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    );
  }, standards);
}
