import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the check-in page. */
export class CheckInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get count(): Locator {
    return this.page.getByRole('heading', { level: 2, name: /of \d+ checked in/ });
  }

  get names(): Promise<string[]> {
    return this.page
      .getByRole('region', { name: /of \d+ checked in/ })
      .locator('li > div:first-child > p:first-child')
      .allTextContents();
  }

  get scan(): Locator {
    return this.page.getByRole('region', { name: 'Scan' });
  }

  get code(): Locator {
    return this.page.getByRole('textbox', { name: 'Booking code' });
  }

  /** Badge that shows marks waiting for a connection. */
  get badge(): Locator {
    return this.page.getByText(/^Offline/);
  }

  /** Checks a guest in from the list. */
  async checkIn(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Check in ${name}` }).click();
  }

  /** Types a code as a hand scanner does: quickly, wherever the focus is, and with Enter at the end. */
  async enterCode(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses one of today's classes, unless it's already shown. The other room may have one at the same time. */
  async choose(startTime: string, title: string, studio: string): Promise<void> {
    await expect(this.count).toBeVisible();
    const shown = this.page.getByText(new RegExp(`^${startTime}–.*${studio}`));
    if ((await shown.count()) > 0) return;
    await this.page.getByRole('button', { name: 'Switch class' }).click();
    const classes = this.page.getByRole('dialog', { name: 'Classes today' });
    await classes.getByRole('button', { name: new RegExp(`^${startTime}\\s*${title}\\s*${studio}`) }).click();
  }
}
