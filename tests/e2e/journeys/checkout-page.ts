import { expect, type Locator, type Page } from '@playwright/test';
import type { Guest } from './guests.ts';

/** Test card numbers, by the bank's reaction. */
export const testCards = {
  pays: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  debit: '4000 0566 5566 5556',
  declined: '4000 0000 0000 0002',
  requiresAuthentication: '4000 0025 0000 3155',
} as const;

/** Page object of /checkout for a hold. */
export class CheckoutPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectHeld(): Promise<void> {
    await expect(this.page).toHaveURL(/\/checkout\?/);
    // While the browser leaves the timetable, its texts "Place held until …" are still there.
    await expect(this.visible(/^(We’re holding your places?|Places? held)(?! again| until)/)).toBeVisible();
  }

  /** Order summary, on a wide screen. */
  get order(): Locator {
    return this.page.getByRole('region', { name: 'Your order' });
  }

  /** Visible instance of a text: some texts appear once per screen width. */
  visible(text: string | RegExp): Locator {
    return this.page.getByText(text, { exact: true }).filter({ visible: true });
  }

  field(name: 'First name' | 'Surname' | 'Email' | 'Phone'): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name });
  }

  get title(): Locator {
    return this.page.getByRole('combobox', { name: 'Title' });
  }

  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: /^I accept the terms and conditions/ });
  }

  get continueButton(): Locator {
    return this.page.getByRole('button', { name: 'Continue to payment' });
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: /^Pay £/ });
  }

  get cardNumber(): Locator {
    return this.page.getByRole('textbox', { name: 'Card number' });
  }

  async fillDetails(guest: Guest): Promise<void> {
    await this.title.selectOption(guest.title);
    await this.field('First name').fill(guest.firstName);
    await this.field('Surname').fill(guest.lastName);
    await this.field('Email').fill(guest.email);
    await this.field('Phone').fill(guest.phone);
    await this.terms.check();
  }

  /** Expects the form to keep everything that was typed. */
  async expectDetails(guest: Guest): Promise<void> {
    await expect(this.title).toHaveValue(guest.title);
    await expect(this.field('First name')).toHaveValue(guest.firstName);
    await expect(this.field('Surname')).toHaveValue(guest.lastName);
    await expect(this.field('Email')).toHaveValue(guest.email);
    await expect(this.field('Phone')).toHaveValue(guest.phone);
    await expect(this.terms).toBeChecked();
  }

  /** Continues from complete details to the card fields. */
  async openPayment(): Promise<void> {
    await this.continueButton.click();
    await this.expectPaymentOpen();
  }

  async expectPaymentOpen(): Promise<void> {
    await expect(this.cardNumber).toBeVisible();
    await expect(this.payButton).not.toHaveAttribute('aria-disabled', 'true');
  }

  async fillCard(number: string): Promise<void> {
    await this.cardNumber.fill(number);
    await this.page.getByRole('textbox', { name: 'Expiration date' }).fill('12 / 34');
    await this.page.getByRole('textbox', { name: 'Security code' }).fill('123');
  }

  /** Types a promo code next to the order and applies it. */
  async applyCode(code: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add promo code' }).filter({ visible: true }).click();
    await this.page.getByRole('textbox', { name: 'Promo code' }).fill(code);
    await this.page.keyboard.press('Enter');
  }

  /** Button that removes the applied code. */
  get removeCode(): Locator {
    return this.page.getByRole('button', { name: /^Remove Promo code/ }).filter({ visible: true });
  }

  async pay(card: string): Promise<void> {
    await this.fillCard(card);
    await this.payButton.click();
  }

  /** Alert on the page, by its first sentence. */
  problem(message: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: message });
  }
}
