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

  /** The six digits of a step. */
  get code(): Locator {
    return this.place.getByRole('textbox', { name: 'Code', exact: true });
  }

  /** The password of a step; the form with its own stands behind it. */
  get stepPassword(): Locator {
    return this.password.filter({ visible: true });
  }

  /** Something to press, by its whole name. */
  act(name: string): Locator {
    return this.place.getByRole('button', { name, exact: true });
  }

  /** One of several ways, by the beginning of its row. */
  way(name: string): Locator {
    return this.place.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });
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
