import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** Page object of /security. */
export class SecurityPage {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.page.goto('/security');
    await this.row('Authenticator app').waitFor();
  }

  section(name: string): Locator {
    return this.main.getByRole('region', { name });
  }

  /** Row of one login method, by its text. */
  row(text: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: text });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Returns the key in the open dialog, as an app stores it. */
  async readSetupKey(): Promise<TOTP> {
    const shown = await this.dialog('Set up authenticator app').locator('code').textContent();
    const secret = Secret.fromBase32((shown ?? '').replaceAll(' ', ''));
    return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  }
}
