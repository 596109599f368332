import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects the page, as it is now, to break no rule of WCAG 2.2 AA or of good practice that axe can see. What is seen only
 * while something fades in, or is taken out under axe's eyes, is no state of the page: a finding has to last.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if ((await look(page)).length === 0) return;
  await page.waitForTimeout(700);
  expect(await look(page), 'what axe found').toEqual([]);
}

/**
 * In the page itself, once for each document, and telling of faults alone: what axe's own companion for browsers does
 * besides costs as much as looking. Only frames are left out so, and the site has none.
 */
async function look(page: Page): Promise<string[]> {
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
