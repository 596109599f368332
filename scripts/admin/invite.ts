import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

interface PoolAsAdministrator {
  client: CognitoIdentityProviderClient;
  userPoolId: string;
}

/** The account that is there must not become an administrator's as it stands. */
export class NotInvited extends Error {
  override readonly name = 'NotInvited';
}

/**
 * Makes somebody an administrator: a new account with an invitation by mail, or the one they have. Doing it again is
 * safe; who has not logged in yet is invited anew. Answers what happened, in a sentence.
 * @throws NotInvited, and what the client throws
 */
export async function invite(pool: PoolAsAdministrator, email: string): Promise<string> {
  const found = await find(pool, email);
  if (found && !found.Enabled)
    throw new NotInvited(`The account of ${email} is closed. Nothing was changed.`);
  switch (found?.UserStatus) {
    case undefined:
      return inviteNew(pool, email);
    case 'UNCONFIRMED':
      return `${await replace(pool, email)} Somebody had signed up with that address and never confirmed it; that is gone.`;
    case 'FORCE_CHANGE_PASSWORD':
      await addToAdministrators(pool, email);
      await pool.client.send(new AdminCreateUserCommand({ ...named(pool, email), MessageAction: 'RESEND' }));
      return `${email} was invited before and is invited again: a new password is in the mail.`;
    default:
      requireProven(found, email);
      await addToAdministrators(pool, email);
      return `${email} has an account, and is an administrator from the next login on.`;
  }
}

function requireProven(found: AdminGetUserCommandOutput | null, email: string): void {
  const isProven = found?.UserAttributes?.some(
    ({ Name, Value }) => Name === 'email_verified' && Value === 'true',
  );
  if (!isProven) throw new NotInvited(`Nobody has proven that ${email} is theirs. Nothing was changed.`);
}

const named = ({ userPoolId }: PoolAsAdministrator, email: string) => ({
  UserPoolId: userPoolId,
  Username: email,
});

async function find(pool: PoolAsAdministrator, email: string): Promise<AdminGetUserCommandOutput | null> {
  try {
    return await pool.client.send(new AdminGetUserCommand(named(pool, email)));
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}

/** The address counts as proven, since nobody gets in without the password that is mailed to it. */
async function inviteNew(pool: PoolAsAdministrator, email: string): Promise<string> {
  const attributes = { email, email_verified: 'true' };
  await pool.client.send(
    new AdminCreateUserCommand({
      ...named(pool, email),
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      DesiredDeliveryMediums: ['EMAIL'],
    }),
  );
  await addToAdministrators(pool, email);
  return `${email} is invited as an administrator: a password to begin with is in the mail, good for 7 days.`;
}

/** Whoever chose the password of an account that was never confirmed may be anybody: it must not become an administrator's. */
async function replace(pool: PoolAsAdministrator, email: string): Promise<string> {
  await pool.client.send(new AdminDeleteUserCommand(named(pool, email)));
  return inviteNew(pool, email);
}

function addToAdministrators(pool: PoolAsAdministrator, email: string): Promise<unknown> {
  return pool.client.send(new AdminAddUserToGroupCommand({ ...named(pool, email), GroupName: 'ADMIN' }));
}
