import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/expect-state-change.ts';

/** Page object of /checkout for a product. */
export class PurchasePage {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async open(product: string): Promise<void> {
    await this.page.goto(`/checkout?product=${product}`);
  }

  /** Logs in from the page as a new user of a social provider. */
  async logInAsNewMember(): Promise<void> {
    const logIn = this.main.getByRole('button', { name: 'Log in', exact: true });
    await waitUntilHydrated(logIn);
    await logIn.click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await this.expectMember();
  }

  async expectMember(): Promise<void> {
    await expect(this.main.getByText('Buying as')).toBeAttached();
  }

  get terms(): Locator {
    return this.main.getByRole('checkbox', { name: /^I accept the terms and conditions/ });
  }

  get proceed(): Locator {
    return this.main.getByRole('button', { name: 'Continue to payment' });
  }

  get cardNumber(): Locator {
    return this.page.getByRole('textbox', { name: 'Card number' });
  }

  /** Pay button, with the amount. */
  payButton(label: string): Locator {
    return this.main.getByRole('button', { name: label, exact: true });
  }

  /** Opens the field for a code and applies it. */
  async useCode(kind: 'Add promo code' | 'Use a gift card', code: string): Promise<void> {
    const opener = this.main.getByRole('button', { name: kind });
    if (await opener.isVisible()) await opener.click();
    await this.codeField(kind).fill(code);
    await this.main.getByRole('button', { name: 'Apply' }).click();
  }

  codeField(kind: 'Add promo code' | 'Use a gift card'): Locator {
    const label = kind === 'Add promo code' ? 'Promo code' : 'Gift card code';
    return this.main.getByRole('textbox', { name: label });
  }

  async openPayment(label: string): Promise<void> {
    await this.terms.check();
    await this.proceed.click();
    await this.expectPaymentOpen(label);
  }

  async expectPaymentOpen(label: string): Promise<void> {
    await expect(this.cardNumber).toBeVisible();
    await expect(this.payButton(label)).not.toHaveAttribute('aria-disabled', 'true');
  }

  async pay(card: string, label: string): Promise<void> {
    await this.cardNumber.fill(card);
    await this.page.getByRole('textbox', { name: 'Expiration date' }).fill('12 / 34');
    await this.page.getByRole('textbox', { name: 'Security code' }).fill('123');
    await this.payButton(label).click();
  }

  /**
   * Expects the final page of a purchase, which appears once payment, credit and email have passed through the server.
   */
  async expectPurchased(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible({
      timeout: 20_000,
    });
  }
}
