import type { Locator } from '@playwright/test';
import { demoPassword } from '../../../scripts/serve/demo-accounts.ts';

/** Logging in, in the dialog or on its page. */
export class LoginForm {
  readonly place: Locator;

  constructor(place: Locator) {
    this.place = place;
  }

  get email(): Locator {
    return this.place.getByRole('textbox', { name: 'Email' });
  }

  get password(): Locator {
    return this.place.getByLabel('Password', { exact: true });
  }

  get remember(): Locator {
    return this.place.getByRole('checkbox', { name: 'Remember me' });
  }

  get button(): Locator {
    return this.place.getByRole('button', { name: 'Log in', exact: true });
  }

  get failure(): Locator {
    return this.place.getByRole('alert');
  }

  /** Fills in and sends, by default with the password of the demo's accounts. */
  async logIn(email: string, password = demoPassword): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button.click();
  }
}
