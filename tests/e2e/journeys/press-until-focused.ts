import { expect, type Locator, type Page } from '@playwright/test';

/** Limit of key presses: no control on these pages is further away. */
const maxPresses = 80;

/** Presses a key until the target has the focus; fails when it never gets there. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `${key} never leads there`).toBeFocused();
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element;
  });
}
