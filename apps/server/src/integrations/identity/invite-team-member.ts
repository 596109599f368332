import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserGroup } from '@studio/domain/people/groups';
import { InvitationError, type InvitationResult } from './port.ts';

/** A pool, and the client that has the rights of its administrator. */
export interface PoolAdministrator {
  client: CognitoIdentityProviderClient;
  userPoolId: string;
}

/**
 * Makes somebody one of the team: a new account with an invitation by mail, or the one they have. Doing it again is safe;
 * who has not logged in yet is invited anew.
 * @throws InvitationError, and what the client throws
 */
export async function inviteTeamMember(
  pool: PoolAdministrator,
  email: string,
  group: UserGroup,
): Promise<InvitationResult> {
  const found = await find(pool, email);
  if (found && !found.Enabled)
    throw new InvitationError(`The account of ${email} is closed. Nothing was changed.`);
  switch (found?.UserStatus) {
    case undefined:
      await inviteNew(pool, email, group);
      return 'invited';
    case 'UNCONFIRMED':
      // Whoever chose the password of an account that was never confirmed may be anybody: it must not become one of the team.
      await pool.client.send(new AdminDeleteUserCommand(named(pool, email)));
      await inviteNew(pool, email, group);
      return 'replaced';
    case 'FORCE_CHANGE_PASSWORD':
      await addTo(pool, email, group);
      await pool.client.send(new AdminCreateUserCommand({ ...named(pool, email), MessageAction: 'RESEND' }));
      return 'invited-again';
    default:
      requireProven(found, email);
      await addTo(pool, email, group);
      return 'joined';
  }
}

function requireProven(found: AdminGetUserCommandOutput | null, email: string): void {
  const isProven = found?.UserAttributes?.some(
    ({ Name, Value }) => Name === 'email_verified' && Value === 'true',
  );
  if (!isProven) throw new InvitationError(`Nobody has proven that ${email} is theirs. Nothing was changed.`);
}

const named = ({ userPoolId }: PoolAdministrator, email: string) => ({
  UserPoolId: userPoolId,
  Username: email,
});

async function find(pool: PoolAdministrator, email: string): Promise<AdminGetUserCommandOutput | null> {
  try {
    return await pool.client.send(new AdminGetUserCommand(named(pool, email)));
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}

/** The address counts as proven, since nobody gets in without the password that is mailed to it. */
async function inviteNew(pool: PoolAdministrator, email: string, group: UserGroup): Promise<void> {
  const attributes = { email, email_verified: 'true' };
  await pool.client.send(
    new AdminCreateUserCommand({
      ...named(pool, email),
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      DesiredDeliveryMediums: ['EMAIL'],
    }),
  );
  await addTo(pool, email, group);
}

async function addTo(pool: PoolAdministrator, email: string, group: UserGroup): Promise<void> {
  await pool.client.send(new AdminAddUserToGroupCommand({ ...named(pool, email), GroupName: group }));
}
