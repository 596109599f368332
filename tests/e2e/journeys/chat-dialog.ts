import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/expect-state-change.ts';

/** Page object of the live chat dialog. */
export class ChatDialog {
  private readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Live chat' });
  }

  /** Link that opens the chat: in the header, or on a phone in the menu. */
  get link(): Locator {
    const container = this.onPhone
      ? this.page.getByRole('dialog', { name: 'Menu' })
      : this.page.getByRole('banner');
    return container.getByRole('link', { name: /Live chat$/ });
  }

  get box(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Message' });
  }

  get messages(): Locator {
    return this.dialog.getByRole('log', { name: 'Messages' });
  }

  /** Opens the chat on the current page. */
  async open(): Promise<void> {
    await waitUntilHydrated(this.page.getByRole('contentinfo'));
    if (this.onPhone) await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.link.click();
    await expect(this.box).toBeFocused();
  }

  /** Sends a message with Enter. */
  async send(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press('Enter');
    await expect(this.message(text)).toBeVisible();
    await expect(this.box).toHaveValue('');
  }

  message(text: string | RegExp): Locator {
    return this.messages.getByText(text, { exact: true });
  }

  /** Expects the pending reply to be complete. */
  async expectAnswered(): Promise<void> {
    await expect(this.dialog.getByRole('button', { name: 'Send message' })).toBeVisible();
    await expect(this.messages.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  private get onPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) <= 768;
  }
}
