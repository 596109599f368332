import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects the page to pass axe's rules for WCAG 2.2 AA and best practices. Polls until there are no violations, since
 * elements that fade or disappear during a run can cause false ones.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expect.poll(() => findAxeViolations(page), 'what axe found').toEqual([]);
}

/**
 * Runs axe in the page, loaded once per document, and returns only violations. Axe's browser integration would cost
 * twice as much; it adds frames, which the site doesn't have.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
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
