import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects the page, as it is now, to break no rule of WCAG 2.2 AA or of good practice that axe can see. What is seen only
 * while something fades in, or is taken out under axe's eyes, is no state of the page: a finding has to last.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const look = async () => {
    // In the page itself, and telling of faults alone: a blank page for each look, and every element that is well, cost
    // as much as looking. Only frames of other origins are left out so, and the site has none.
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    );
  };
  if ((await look()).length === 0) return;
  await page.waitForTimeout(700);
  expect(await look(), 'what axe found').toEqual([]);
}
