import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { BrowserContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { openUserPool, type TestUserPool } from '../../races/harness/open-user-pool.ts';
import { openSession, storeSession } from './session.ts';

/** Returns the code that an authenticator app with this key shows now, or `steps` half minutes later. */
export function getAppCode(key: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Account with its own password, whose second factors are enabled without the site's pages. */
export class SecondFactorAccount {
  readonly email: string;
  readonly password = 'olive on the sill';
  readonly #url: string;
  readonly #pool: TestUserPool;
  accessToken = '';

  private constructor(url: string, email: string, pool: TestUserPool) {
    this.email = email;
    this.#url = url;
    this.#pool = pool;
  }

  static async create(url: string): Promise<SecondFactorAccount> {
    const pool = await openUserPool(url);
    const email = `guarded.${crypto.randomUUID().slice(0, 8)}@guests.example`;
    const account = new SecondFactorAccount(url, email, pool);
    const userKey = { UserPoolId: pool.id, Username: email };
    const attributes = {
      email,
      email_verified: 'true',
      given_name: 'Amara',
      family_name: 'Okafor',
      name: 'Amara Okafor',
    };
    await pool.client.send(
      new AdminCreateUserCommand({
        ...userKey,
        MessageAction: 'SUPPRESS',
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    await pool.client.send(
      new AdminSetUserPasswordCommand({ ...userKey, Password: account.password, Permanent: true }),
    );
    account.accessToken = (await pool.logIn(email, account.password)).AccessToken ?? '';
    return account;
  }

  /** Logs the account in, in a browser that hasn't opened a page yet. */
  async logIn(context: BrowserContext): Promise<void> {
    await storeSession(context, this.#url, await openSession(this.#pool, this.email, this.password));
  }

  /** Sets up an app with the code of half a minute ago, so that the current code stays unused. Returns its key. */
  async enableApp(): Promise<string> {
    const AccessToken = this.accessToken;
    const { SecretCode = '' } = await this.#pool.client.send(
      new AssociateSoftwareTokenCommand({ AccessToken }),
    );
    await this.#pool.client.send(
      new VerifySoftwareTokenCommand({ AccessToken, UserCode: getAppCode(SecretCode, -1) }),
    );
    await this.#prefer({ SoftwareTokenMfaSettings: { Enabled: true } });
    return SecretCode;
  }

  enableEmail = () => this.#prefer({ EmailMfaSettings: { Enabled: true } });
  enableSms = () => this.#prefer({ SMSMfaSettings: { Enabled: true } });

  async #prefer(settings: object): Promise<void> {
    await this.#pool.client.send(
      new SetUserMFAPreferenceCommand({ AccessToken: this.accessToken, ...settings }),
    );
  }

  async createRecoveryCodes(): Promise<string[]> {
    const response = await fetch(`${this.#url}/idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.CreateRecoveryCodes',
      },
      body: JSON.stringify({ AccessToken: this.accessToken }),
    });
    return (await response.json()).RecoveryCodes;
  }

  /** Changes the password, which ends all pending logins. */
  async changePassword(ProposedPassword: string): Promise<void> {
    const { password: PreviousPassword } = this;
    await this.#pool.client.send(
      new ChangePasswordCommand({ AccessToken: this.accessToken, PreviousPassword, ProposedPassword }),
    );
  }
}
