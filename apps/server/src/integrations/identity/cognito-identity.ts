import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  GetUserCommand,
  ListUsersInGroupCommand,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { userGroups as ourGroups, type UserGroup } from '@studio/domain/people/groups';
import { inviteTeamMember } from './invite-team-member.ts';
import { type IdentityPort, IdentityUnavailableError, InvitationError, type PoolUser } from './port.ts';

/** Location of a user pool, and the server's credentials for it. */
export interface UserPoolAccess {
  userPoolId: string;
  /** URL of the user pool's API, with a trailing slash. */
  address: string;
  /** AWS credentials. With null, the SDK finds credentials itself, such as the machine's role at AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/**
 * Creates the official client with administrator rights. The region is the part of the user pool's id before the
 * underscore.
 */
export function createCognitoClient({
  userPoolId,
  address,
  credentials,
}: UserPoolAccess): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    region: userPoolId.slice(0, userPoolId.indexOf('_')),
    endpoint: address,
    ...(credentials ? { credentials } : {}),
  });
}

/** Time limit of requests to the user pool in milliseconds. Members wait for these requests. */
const defaultTimeoutMs = 5000;

/**
 * Connects to a user pool that speaks Cognito's protocol, the project's own or one at Cognito, through the official
 * client.
 */
export function createCognitoIdentity(
  access: UserPoolAccess,
  timeoutMs: number = defaultTimeoutMs,
): IdentityPort {
  const client = createCognitoClient(access);
  const { userPoolId } = access;
  const toUserKey = (sub: string) => ({ UserPoolId: userPoolId, Username: sub });
  const timeLimit = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
  const groupsOf = async (sub: string) => {
    const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand(toUserKey(sub)), timeLimit());
    return Groups.flatMap(({ GroupName }) => GroupName ?? []);
  };
  const usersIn = async (GroupName: UserGroup): Promise<UserType[]> => {
    const found: UserType[] = [];
    let NextToken: string | undefined;
    do {
      const page = { UserPoolId: userPoolId, GroupName, Limit: 60, ...(NextToken ? { NextToken } : {}) };
      const response = await client.send(new ListUsersInGroupCommand(page), timeLimit());
      found.push(...(response.Users ?? []));
      ({ NextToken } = response);
    } while (NextToken);
    return found;
  };
  return {
    findUser: (sub) =>
      callOrNull(async () => {
        const [found, groups] = await Promise.all([
          client.send(new AdminGetUserCommand(toUserKey(sub)), timeLimit()),
          groupsOf(sub),
        ]);
        return { ...personIn(found.UserAttributes ?? [], found), groups };
      }),
    listTeam: async () =>
      (await callOrNull(async () => {
        const lists = await Promise.all(
          ourGroups.map(async (group) => ({ group, users: await usersIn(group) })),
        );
        return mergeTeam(lists);
      })) ?? [],
    findCurrentGroups: (accessToken, sub) =>
      callOrNull(async () => {
        const [isActive, groups] = await Promise.all([
          isLoginActive(client.send(new GetUserCommand({ AccessToken: accessToken }), timeLimit())),
          groupsOf(sub),
        ]);
        return isActive ? groups : null;
      }),
    invite: (invitation) => callPool(() => inviteTeamMember({ client, userPoolId }, invitation)),
    setGroups: async (sub, targetGroups) => {
      await callOrNull(async () => {
        const existing = await groupsOf(sub);
        for (const group of ourGroups) {
          const change = { ...toUserKey(sub), GroupName: group };
          const [has, should] = [existing.includes(group), targetGroups.includes(group)];
          if (should && !has) await client.send(new AdminAddUserToGroupCommand(change), timeLimit());
          if (has && !should) await client.send(new AdminRemoveUserFromGroupCommand(change), timeLimit());
        }
      });
    },
  };
}

/** Errors of GetUser that mean an ended login or account. Any other error means that the user pool is unavailable. */
const endedBy = [
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
];

/** Returns whether GetUser accepts the token. The user pool rejects tokens of ended logins and of disabled accounts. */
async function isLoginActive(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (endedBy.some((kind) => error instanceof kind)) return false;
    throw error;
  }
}

/** Returns the user pool's response, or null when it has no such user. */
async function callOrNull<Result>(send: () => Promise<Result>): Promise<Result | null> {
  try {
    return await callPool(send);
  } catch (error) {
    if (error instanceof IdentityUnavailableError && error.cause instanceof UserNotFoundException)
      return null;
    throw error;
  }
}

async function callPool<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof InvitationError) throw error;
    throw new IdentityUnavailableError('The call to the user pool failed.', { cause: error });
  }
}

/** Merges the lists into one entry per person with all their groups, ordered by email address. */
function mergeTeam(lists: readonly { group: UserGroup; users: readonly UserType[] }[]): PoolUser[] {
  const team = new Map<string, PoolUser>();
  for (const { group, users } of lists) {
    for (const user of users) {
      const person = personIn(user.Attributes ?? [], user);
      const groups = [...(team.get(person.sub)?.groups ?? []), group];
      team.set(person.sub, { ...person, groups });
    }
  }
  return [...team.values()].sort((one, other) => one.email.localeCompare(other.email));
}

function personIn(
  attributes: readonly AttributeType[],
  { Enabled = false, UserStatus }: Pick<UserType, 'Enabled' | 'UserStatus'>,
): Omit<PoolUser, 'groups'> {
  const values = new Map(attributes.map(({ Name, Value }) => [Name, Value]));
  const orNull = (name: string) => values.get(name) || null;
  return {
    sub: values.get('sub') ?? '',
    email: values.get('email') ?? '',
    emailVerified: values.get('email_verified') === 'true',
    firstName: orNull('given_name'),
    lastName: orNull('family_name'),
    title: orNull('custom:title'),
    phone: orNull('phone_number'),
    enabled: Enabled,
    invited: UserStatus === 'FORCE_CHANGE_PASSWORD',
  };
}
