import { expect, type Locator, type Page } from '@playwright/test';
import { SecondFactorAccount } from './second-factor-account.ts';
import { getStudioUrl } from './session.ts';

/** Page object of /account. */
export class AccountPage {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  /** Opens the page at this path as a new member, whose account is created without a page. */
  async openAsNewMember(path: string): Promise<SecondFactorAccount> {
    const context = this.page.context();
    const account = await SecondFactorAccount.create(await getStudioUrl(context));
    await account.logIn(context);
    await this.page.goto(path);
    const email = this.page.locator('[data-session-text="email"]').first();
    await expect(email).toHaveText(account.email);
    return account;
  }

  async open(): Promise<void> {
    await this.page.goto('/account');
    await expect(this.cards).toBeVisible();
  }

  /** Available credits. The newest month of a membership comes last. */
  credits(name: string): Locator {
    return this.main
      .getByRole('region', { name: 'Your sessions' })
      .getByRole('article')
      .filter({ hasText: name });
  }

  membership(name: string): Locator {
    return this.main
      .getByRole('region', { name: 'Membership' })
      .getByRole('article')
      .filter({ hasText: name });
  }

  get cards(): Locator {
    return this.main.getByRole('region', { name: 'Cards' });
  }

  /** Types a card into Stripe's fields, of which only one set exists at a time. */
  async typeCard(number: string): Promise<void> {
    await this.main.getByRole('textbox', { name: 'Card number' }).fill(number);
    await this.main.getByRole('textbox', { name: 'Expiration date' }).fill('12 / 34');
    await this.main.getByRole('textbox', { name: 'Security code' }).fill('123');
  }

  /** Adds a card, which becomes the default. */
  async addCard(number: string): Promise<void> {
    await this.cards.getByRole('button', { name: 'Add a card' }).click();
    await this.typeCard(number);
    await this.cards.getByRole('button', { name: 'Save card' }).click();
  }

  /** Test bank's dialog that asks the cardholder. */
  bankDialog(title: 'Confirm your card' | 'Confirm your payment'): Locator {
    return this.page.getByRole('dialog', { name: title });
  }
}
