import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { InvitationError } from '@studio/server/integrations/identity/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteOwner as invite } from '../../scripts/admin/invite.ts';
import { resetPassword } from '../../scripts/admin/reset-password.ts';
import { demoAccounts, demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { seedDemoAccounts } from '../../scripts/serve/seed-demo-accounts.ts';
import { createAdminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { createEmail, getRejection } from '../harness/identity-pool.ts';

let pool: TestIdentity;
let client: ReturnType<typeof createAdminClient>;
beforeAll(async () => {
  pool = await startIdentity();
  client = createAdminClient(pool);
  // Two processes that start on one new database.
  await Promise.all([seedDemoAccounts(administrator()), seedDemoAccounts(administrator())]);
});
afterAll(() => pool.stop());

const administrator = () => ({ client, userPoolId: pool.userPoolId });
const named = (Username: string) => ({ UserPoolId: pool.userPoolId, Username });

async function groupsOf(email: string): Promise<(string | undefined)[]> {
  const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand(named(email)));
  return Groups.map(({ GroupName }) => GroupName);
}

function signIn(email: string, PASSWORD: string) {
  const AuthParameters = { USERNAME: email, PASSWORD };
  return client.send(
    new InitiateAuthCommand({ ClientId: pool.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  );
}

function signUp(email: string, Password: string) {
  const UserAttributes = [{ Name: 'email', Value: email }];
  return client.send(
    new SignUpCommand({ ClientId: pool.clientId, Username: email, Password, UserAttributes }),
  );
}

describe('inviting the first owner', () => {
  it('creates an account in the group and emails a password; a second invitation emails another', async () => {
    const email = createEmail();
    expect(await invite(administrator(), email)).toContain('has been invited as an Owner');
    expect(await groupsOf(email)).toEqual(['ADMIN']);
    expect(await invite(administrator(), email)).toContain('was already invited');
    const passwords = (await pool.emails(email)).map((message) =>
      message.kind === 'invitation' ? message.temporaryPassword : '',
    );
    expect(passwords).toHaveLength(2);
    expect((await getRejection(signIn(email, passwords[0] ?? ''))).name).toBe('NotAuthorizedException');
    expect((await signIn(email, passwords[1] ?? '')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('adds an existing account to the group, with its own password', async () => {
    expect(await invite(administrator(), 'staff@miles-street.example')).toContain(
      'the next time they log in',
    );
    expect(await groupsOf('staff@miles-street.example')).toEqual(['ADMIN', 'STAFF']);
    expect((await signIn('staff@miles-street.example', demoPassword)).AuthenticationResult).toBeDefined();
  });

  it('gives no access to a person who signed up with the address without verifying it', async () => {
    const email = createEmail();
    await signUp(email, 'the-password-of-a-stranger');
    expect(await invite(administrator(), email)).toContain('never verified');
    expect((await getRejection(signIn(email, 'the-password-of-a-stranger'))).name).toBe(
      'NotAuthorizedException',
    );
    const confirmed = createEmail();
    await signUp(confirmed, 'the-password-of-a-stranger');
    await client.send(new AdminConfirmSignUpCommand(named(confirmed)));
    await expect(invite(administrator(), confirmed)).rejects.toBeInstanceOf(InvitationError);
    expect(await groupsOf(confirmed)).toEqual([]);
  });

  it('does not reopen a disabled account', async () => {
    const email = createEmail();
    await invite(administrator(), email);
    await client.send(new AdminDisableUserCommand(named(email)));
    await expect(invite(administrator(), email)).rejects.toBeInstanceOf(InvitationError);
    expect((await client.send(new AdminGetUserCommand(named(email)))).Enabled).toBe(false);
  });
});

describe('the demo accounts', () => {
  it('exist once with their names, groups and password, and cause no email', async () => {
    const Filter = 'email ^= "member@"';
    const { Users } = await client.send(new ListUsersCommand({ UserPoolId: pool.userPoolId, Filter }));
    expect(Users).toHaveLength(1);
    for (const { email, title, firstName } of demoAccounts) {
      const { UserAttributes = [] } = await client.send(new AdminGetUserCommand(named(email)));
      const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
      expect(attributes).toMatchObject({
        given_name: firstName,
        'custom:title': title,
        email_verified: 'true',
      });
      expect((await signIn(email, demoPassword)).AuthenticationResult).toBeDefined();
      expect(await pool.emails(email)).toEqual([]);
    }
    expect(await groupsOf('trainer@miles-street.example')).toEqual(['TRAINER']);
    expect(await groupsOf('member@miles-street.example')).toEqual([]);
  });

  it('keep later changes', async () => {
    const email = 'member@miles-street.example';
    const Password = 'a-password-of-my-own';
    await client.send(new AdminSetUserPasswordCommand({ ...named(email), Password, Permanent: true }));
    await client.send(new AdminAddUserToGroupCommand({ ...named(email), GroupName: 'TRAINER' }));
    await seedDemoAccounts(administrator());
    expect((await signIn(email, Password)).AuthenticationResult).toBeDefined();
    expect(await groupsOf(email)).toEqual(['TRAINER']);
  });
});

describe('resetting a password', () => {
  it('invalidates the password and emails a code for a new one', async () => {
    const email = demoAccounts.find(({ group }) => group === 'STAFF')?.email ?? '';
    expect(await resetPassword(administrator(), email)).toContain(`${email} has been logged out`);
    expect((await getRejection(signIn(email, demoPassword))).name).toBe('PasswordResetRequiredException');
    expect((await pool.emails(email)).at(-1)).toMatchObject({ kind: 'reset-password', to: email });
    expect((await getRejection(resetPassword(administrator(), createEmail()))).name).toBe(
      'UserNotFoundException',
    );
  });
});
