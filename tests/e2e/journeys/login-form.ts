import type { Locator } from '@playwright/test';
import { demoPassword } from '../../../scripts/serve/demo-accounts.ts';

/** Page object of the login form, in the dialog or on its page. */
export class LoginForm {
  readonly container: Locator;

  constructor(container: Locator) {
    this.container = container;
  }

  get email(): Locator {
    return this.container.getByRole('textbox', { name: 'Email' });
  }

  get password(): Locator {
    return this.container.getByLabel('Password', { exact: true });
  }

  get remember(): Locator {
    return this.container.getByRole('checkbox', { name: 'Remember me' });
  }

  get button(): Locator {
    return this.container.getByRole('button', { name: 'Log in', exact: true });
  }

  /** Field for a step's six-digit code. */
  get code(): Locator {
    return this.container.getByRole('textbox', { name: 'Code', exact: true });
  }

  /** Password field of a step, in front of the hidden login form. */
  get stepPassword(): Locator {
    return this.password.filter({ visible: true });
  }

  /** Button by its exact name. */
  action(name: string): Locator {
    return this.container.getByRole('button', { name, exact: true });
  }

  /** One of several methods, by the beginning of its row. */
  method(name: string): Locator {
    return this.container.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  get failure(): Locator {
    return this.container.getByRole('alert');
  }

  /** Fills in and submits the form, by default with the demo accounts' password. */
  async logIn(email: string, password = demoPassword): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button.click();
  }
}
