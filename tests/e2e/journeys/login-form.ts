import type { Locator } from '@playwright/test';
import { demoPassword } from '../../../scripts/serve/demo-accounts.ts';

/** Page object of the login form, in the dialog or on its page. */
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

  /** Field for a step's six-digit code. */
  get code(): Locator {
    return this.place.getByRole('textbox', { name: 'Code', exact: true });
  }

  /** Password field of a step, in front of the hidden login form. */
  get stepPassword(): Locator {
    return this.password.filter({ visible: true });
  }

  /** Button by its exact name. */
  act(name: string): Locator {
    return this.place.getByRole('button', { name, exact: true });
  }

  /** One of several methods, by the beginning of its row. */
  way(name: string): Locator {
    return this.place.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  get failure(): Locator {
    return this.place.getByRole('alert');
  }

  /** Fills in and submits the form, by default with the demo accounts' password. */
  async logIn(email: string, password = demoPassword): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button.click();
  }
}
