import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';

export interface SeedContext {
  client: CognitoIdentityProviderClient;
  userPoolId: string;
}

/**
 * Creates missing demo accounts, as an administrator would. Sets each password last, which marks the account as
 * complete: a start continues with accounts that an earlier start left incomplete, and keeps later changes by users.
 */
export async function seedDemoAccounts(seeding: SeedContext): Promise<void> {
  for (const account of demoAccounts) await ensureDemoAccount(seeding, account, demoPassword);
}

export async function ensureDemoAccount(
  seeding: SeedContext,
  account: DemoAccount,
  password: string,
): Promise<void> {
  const status = await getStatus(seeding, account);
  if (status === 'CONFIRMED') return;
  if (status === null) await create(seeding, account);
  await complete(seeding, account, password);
}

async function getStatus(
  { client, userPoolId }: SeedContext,
  { email }: DemoAccount,
): Promise<string | null> {
  try {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email });
    return (await client.send(command)).UserStatus ?? null;
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}

async function create({ client, userPoolId }: SeedContext, account: DemoAccount): Promise<void> {
  const { email, title, firstName, lastName } = account;
  const attributes = {
    email,
    email_verified: 'true',
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`,
    'custom:title': title,
  };
  const made = new AdminCreateUserCommand({
    UserPoolId: userPoolId,
    Username: email,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    MessageAction: 'SUPPRESS',
  });
  await client.send(made).catch((error: unknown) => {
    // A concurrent process on the same database has created the account.
    if (!(error instanceof UsernameExistsException)) throw error;
  });
}

async function complete(
  { client, userPoolId }: SeedContext,
  { email, group }: DemoAccount,
  password: string,
): Promise<void> {
  const named = { UserPoolId: userPoolId, Username: email };
  if (group) await client.send(new AdminAddUserToGroupCommand({ ...named, GroupName: group }));
  await client.send(new AdminSetUserPasswordCommand({ ...named, Password: password, Permanent: true }));
}
