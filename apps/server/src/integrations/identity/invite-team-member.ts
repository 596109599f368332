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
import { InvitationError, type InvitationResult, type TeamInvitation } from './port.ts';

export interface UserPoolAdministrator {
  client: CognitoIdentityProviderClient;
  userPoolId: string;
}

/**
 * Adds a person to the team: creates an account and emails an invitation, or adds their existing account. Replaces an
 * account whose sign-up was never confirmed. Safe to repeat: people who were invited but haven't logged in yet get a new
 * invitation. @throws InvitationError if the account is disabled or its email address isn't verified, and the errors of
 * the client
 */
export async function inviteTeamMember(
  pool: UserPoolAdministrator,
  invitation: TeamInvitation,
): Promise<InvitationResult> {
  const { email, group } = invitation;
  const found = await find(pool, email);
  if (found && !found.Enabled)
    throw new InvitationError(
      `The account for ${email} is closed. Invite them with a different email address.`,
    );
  switch (found?.UserStatus) {
    case undefined:
      await inviteNew(pool, invitation);
      return 'invited';
    case 'UNCONFIRMED':
      // Anyone could have chosen the password of an unconfirmed account, so it must not join the team.
      await pool.client.send(new AdminDeleteUserCommand(toUserKey(pool, email)));
      await inviteNew(pool, invitation);
      return 'replaced';
    case 'FORCE_CHANGE_PASSWORD':
      await addTo(pool, email, group);
      await pool.client.send(
        new AdminCreateUserCommand({
          ...toUserKey(pool, email),
          MessageAction: 'RESEND',
          ClientMetadata: toMetadata(invitation),
        }),
      );
      return 'reinvited';
    default:
      requireVerifiedEmail(found, email);
      await addTo(pool, email, group);
      return 'joined';
  }
}

/** Throws unless the account that joins has a verified email address (handbook: roles 8). */
function requireVerifiedEmail(found: AdminGetUserCommandOutput | null, email: string): void {
  const isVerified = found?.UserAttributes?.some(
    ({ Name, Value }) => Name === 'email_verified' && Value === 'true',
  );
  if (!isVerified)
    throw new InvitationError(
      `The email address ${email} isn’t verified yet. Ask the person to log in and verify it, then invite them again.`,
    );
}

const toUserKey = ({ userPoolId }: UserPoolAdministrator, email: string) => ({
  UserPoolId: userPoolId,
  Username: email,
});

async function find(pool: UserPoolAdministrator, email: string): Promise<AdminGetUserCommandOutput | null> {
  try {
    return await pool.client.send(new AdminGetUserCommand(toUserKey(pool, email)));
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}

/**
 * Creates an account. Marks its email address as verified, because only its owner receives the password for the first
 * login.
 */
async function inviteNew(pool: UserPoolAdministrator, invitation: TeamInvitation): Promise<void> {
  const { email, group } = invitation;
  const attributes = { email, email_verified: 'true' };
  await pool.client.send(
    new AdminCreateUserCommand({
      ...toUserKey(pool, email),
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      DesiredDeliveryMediums: ['EMAIL'],
      ClientMetadata: toMetadata(invitation),
    }),
  );
  await addTo(pool, email, group);
}

/** Returns the metadata from which the user pool writes the invitation email. */
const toMetadata = ({ inviter, group }: TeamInvitation) => ({ group, ...(inviter ? { inviter } : {}) });

async function addTo(pool: UserPoolAdministrator, email: string, group: UserGroup): Promise<void> {
  await pool.client.send(new AdminAddUserToGroupCommand({ ...toUserKey(pool, email), GroupName: group }));
}
