import { randomBytes } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Database } from '@studio/server/platform/database/database';
import { decodeJwt } from 'jose';
import { createCredit } from '../../harness/credits.ts';
import { createAdminClient } from '../../harness/identity.ts';
import { poolSecrets } from '../../races/harness/studio-process.ts';

/** Accounts to create: their name and number, with a group and sessions. */
interface AccountsInput {
  name: string;
  count: number;
  group?: 'STAFF';
  sessions?: number;
}

/**
 * Creates accounts at a server's user pool and returns their access tokens. The calls bypass the balancer, because it
 * changes the Host header, which their signature covers.
 */
export async function createAccounts(
  url: string,
  database: Database,
  { name, count, group, sessions }: AccountsInput,
): Promise<string[]> {
  const UserPoolId = 'us-east-1_MilesStreet';
  const client = createAdminClient({
    userPoolId: UserPoolId,
    clientId: 'miles-street-site',
    endpoint: `${url}/idp/`,
    credentials: {
      accessKeyId: poolSecrets.IDENTITY_ACCESS_KEY_ID,
      secretAccessKey: poolSecrets.IDENTITY_SECRET_ACCESS_KEY,
    },
  });
  const tokens: string[] = [];
  for (let number = 0; number < count; number++) {
    const [Username, Password] = [`${name}.${number}@people.example`, randomBytes(12).toString('base64')];
    const UserAttributes = Object.entries({
      email: Username,
      email_verified: 'true',
      given_name: 'Mina',
      family_name: `Member ${number}`,
      'custom:title': 'Ms',
    }).map(([Name, Value]) => ({ Name, Value }));
    const account = { UserPoolId, Username };
    await client.send(new AdminCreateUserCommand({ ...account, UserAttributes, MessageAction: 'SUPPRESS' }));
    await client.send(new AdminSetUserPasswordCommand({ ...account, Password, Permanent: true }));
    if (group) await client.send(new AdminAddUserToGroupCommand({ ...account, GroupName: group }));
    const AuthParameters = { USERNAME: Username, PASSWORD: Password };
    const signedIn = await client.send(
      new InitiateAuthCommand({
        ClientId: 'miles-street-site',
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters,
      }),
    );
    const token = signedIn.AuthenticationResult?.AccessToken;
    if (!token) throw new Error(`${Username} could not sign in: ${signedIn.ChallengeName}.`);
    const memberId = String(decodeJwt(token).sub);
    if (sessions)
      await createCredit(database, new Date(), { memberId, terms: { sessions, shareable: true } });
    tokens.push(token);
  }
  client.destroy();
  return tokens;
}
