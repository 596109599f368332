import { expect, type Locator, type Page } from '@playwright/test';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';

/** Page object of a booking's confirmation: at the end of checkout, and at the signed link in the email. */
export class ConfirmationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(title: 'Booking confirmed' | 'Booking cancelled' | 'We’ve cancelled your class'): Locator {
    return this.page.getByRole('heading', { level: 1, name: title });
  }

  async expectConfirmed(): Promise<void> {
    // The heading appears once payment, booking and email have passed through the server.
    await expect(this.heading('Booking confirmed')).toBeVisible();
  }

  get codeCard(): Locator {
    return this.page.getByRole('region', { name: 'Your QR code' });
  }

  get qr(): Locator {
    return this.codeCard.getByRole('img', { name: /^QR code for check-in/ });
  }

  get classCard(): Locator {
    return this.page.getByRole('region', { name: 'Your class' });
  }

  /** Returns the eight characters below the QR code, without the gap. */
  async code(): Promise<string> {
    const shown = await this.codeCard.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent();
    return (shown ?? '').replace(' ', '');
  }

  async expectCode(code: string): Promise<void> {
    await expect(this.codeCard.getByText(formatDisplayCode(code), { exact: true })).toBeVisible();
  }

  /** Expects the QR image itself, not only its frame. */
  async expectQrDrawn(): Promise<void> {
    await expect(this.qr).toBeVisible();
    await expect
      .poll(
        () => this.qr.evaluate((image) => (image as HTMLImageElement).naturalWidth),
        'the QR is not drawn',
      )
      .toBeGreaterThan(0);
  }
}
