import type { CDPSession, Page } from '@playwright/test';

/**
 * Virtual device with a fingerprint reader, simulated by Chromium for one page. It creates passkeys and signs with
 * them, and its owner always agrees.
 */
export class VirtualAuthenticator {
  readonly #browser: CDPSession;
  readonly #id: string;

  private constructor(browser: CDPSession, id: string) {
    this.#browser = browser;
    this.#id = id;
  }

  static async attach(page: Page): Promise<VirtualAuthenticator> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(browser, authenticatorId);
  }

  /** Returns how often each of its passkeys has signed. */
  async getSignCounts(): Promise<number[]> {
    const response = await this.#browser.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    return response.credentials.map(({ signCount }) => signCount);
  }

  /** Sets whether the owner is recognised. If not, the device refuses. */
  async setUserVerified(isUserVerified: boolean): Promise<void> {
    await this.#browser.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }
}
