import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Secret, TOTP } from 'otpauth';
import { poolSecrets } from '../../races/harness/studio-process.ts';

/** What an authenticator app with this key shows now; `steps` half minutes later. */
export function codeOfApp(key: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** An account with a password of its own, whose second factors are turned on past the site's pages. */
export class GuardedAccount {
  readonly email: string;
  readonly password = 'olive on the sill';
  readonly #url: string;
  readonly #client: CognitoIdentityProviderClient;
  #accessToken = '';

  private constructor(url: string, email: string) {
    this.email = email;
    this.#url = url;
    this.#client = new CognitoIdentityProviderClient({
      region: 'us-east-1',
      endpoint: `${url}/idp/`,
      credentials: {
        accessKeyId: poolSecrets.IDENTITY_ACCESS_KEY_ID,
        secretAccessKey: poolSecrets.IDENTITY_SECRET_ACCESS_KEY,
      },
    });
  }

  static async make(url: string): Promise<GuardedAccount> {
    const account = new GuardedAccount(url, `guarded.${crypto.randomUUID().slice(0, 8)}@guests.example`);
    const { userPoolId: UserPoolId, userPoolClientId: ClientId } = (
      await (await fetch(`${url}/api/config`)).json()
    ).identity;
    const named = { UserPoolId, Username: account.email };
    const attributes = {
      email: account.email,
      email_verified: 'true',
      given_name: 'Amara',
      name: 'Amara Okafor',
    };
    await account.#client.send(
      new AdminCreateUserCommand({
        ...named,
        MessageAction: 'SUPPRESS',
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    await account.#client.send(
      new AdminSetUserPasswordCommand({ ...named, Password: account.password, Permanent: true }),
    );
    const { AuthenticationResult } = await account.#client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
      }),
    );
    account.#accessToken = AuthenticationResult?.AccessToken ?? '';
    return account;
  }

  /** Sets an app up by a code of half a minute ago, so that the one it shows now is good; answers its key. */
  async turnOnApp(): Promise<string> {
    const AccessToken = this.#accessToken;
    const { SecretCode = '' } = await this.#client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    await this.#client.send(
      new VerifySoftwareTokenCommand({ AccessToken, UserCode: codeOfApp(SecretCode, -1) }),
    );
    await this.#prefer({ SoftwareTokenMfaSettings: { Enabled: true } });
    return SecretCode;
  }

  turnOnMail = () => this.#prefer({ EmailMfaSettings: { Enabled: true } });
  turnOnTexts = () => this.#prefer({ SMSMfaSettings: { Enabled: true } });

  async #prefer(settings: object): Promise<void> {
    await this.#client.send(new SetUserMFAPreferenceCommand({ AccessToken: this.#accessToken, ...settings }));
  }

  async newRecoveryCodes(): Promise<string[]> {
    const answer = await fetch(`${this.#url}/idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.CreateRecoveryCodes',
      },
      body: JSON.stringify({ AccessToken: this.#accessToken }),
    });
    return (await answer.json()).RecoveryCodes;
  }

  /** Another password, which ends every log-in that is under way. */
  async changePassword(ProposedPassword: string): Promise<void> {
    const { password: PreviousPassword } = this;
    await this.#client.send(
      new ChangePasswordCommand({ AccessToken: this.#accessToken, PreviousPassword, ProposedPassword }),
    );
  }
}
