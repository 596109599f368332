import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the map of a room, at checkout and in the dialog of a booking. */
export class BedMap {
  readonly root: Locator;

  constructor(page: Page | Locator) {
    this.root = page.getByRole('group', { name: /^Your beds?$/ });
  }

  /** Button of a bed. Several places have checkboxes, one place has radio buttons. */
  bed(number: number): Locator {
    const name = new RegExp(`^Bed ${number}(,|$)`);
    return this.root.getByRole('radio', { name }).or(this.root.getByRole('checkbox', { name }));
  }

  /** Visible shape of a bed, which contains its button. */
  shape(number: number): Locator {
    return this.bed(number).locator('..');
  }

  /** Touches a bed, as a finger or a pointer does. */
  async touch(number: number): Promise<void> {
    await this.shape(number).click();
  }

  /** Expects exactly these beds to be the own ones. */
  async expectOwn(...numbers: number[]): Promise<void> {
    for (const number of numbers) await expect(this.bed(number)).toBeChecked();
    await expect(this.root.locator('input:checked')).toHaveCount(numbers.length);
  }
}
