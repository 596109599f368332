import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type IdentityPort, IdentityUnavailable, type PoolUser } from './port.ts';

/** Where a user pool is, and who we are to it. */
export interface PoolAccess {
  userPoolId: string;
  /** Where its API is, with a slash at the end. */
  address: string;
  /** Null: the SDK finds them itself, such as the role of the machine at AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** The official client of a pool's administrator; the region is the part of the pool's id before the underscore. */
export function cognitoClient({
  userPoolId,
  address,
  credentials,
}: PoolAccess): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    region: userPoolId.slice(0, userPoolId.indexOf('_')),
    endpoint: address,
    ...(credentials ? { credentials } : {}),
  });
}

/** How long the pool may take to say who somebody is: calls of members wait for it. */
const patienceMs = 5000;

/** A user pool that speaks Cognito's protocol, ours or one at Cognito, asked through the official client. */
export function cognitoIdentity(access: PoolAccess, patience: number = patienceMs): IdentityPort {
  const client = cognitoClient(access);
  return {
    async user(sub) {
      const asked = { UserPoolId: access.userPoolId, Username: sub };
      const until = { abortSignal: AbortSignal.timeout(patience) };
      try {
        const [found, { Groups = [] }] = await Promise.all([
          client.send(new AdminGetUserCommand(asked), until),
          client.send(new AdminListGroupsForUserCommand(asked), until),
        ]);
        const groups = Groups.flatMap(({ GroupName }) => GroupName ?? []);
        return { ...personIn(found.UserAttributes ?? []), groups, enabled: found.Enabled ?? false };
      } catch (error) {
        if (error instanceof UserNotFoundException) return null;
        throw new IdentityUnavailable('The user pool did not answer properly.', { cause: error });
      }
    },
  };
}

function personIn(attributes: readonly AttributeType[]): Omit<PoolUser, 'groups' | 'enabled'> {
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
  };
}
