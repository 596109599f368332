import { getIssuer, type PoolSettings } from '../pool.ts';
import type { User } from '../users/users.ts';

/** Lifetime of access and id tokens, in seconds. */
export const tokenLifetimeSeconds = 3600;

/** Default scope of access tokens, with which users manage their own account. */
export const accountScope = 'aws.cognito.signin.user.admin';

/** Sign-in to which tokens belong. */
export interface SignInDetails {
  originJti: string;
  authTime: Date;
  deviceKey: string | null;
  /** Scope that the hosted pages requested; null for `accountScope`. */
  scope: string | null;
}

interface CommonClaims {
  sub: string;
  iss: string;
  /** Groups of the user; undefined if there are none. */
  'cognito:groups'?: string[];
  origin_jti: string;
  event_id: string;
  /** Time of the sign-in in seconds since 1970, like `iat` and `exp`. */
  auth_time: number;
  iat: number;
  exp: number;
  jti: string;
}

/** Claims of an access token. `username` is the `sub`. */
export interface AccessClaims extends CommonClaims {
  token_use: 'access';
  client_id: string;
  /** Scopes, separated by spaces. */
  scope: string;
  username: string;
  /** Key of the device to which the sign-in is bound; undefined if it isn't bound to one. */
  device_key?: string;
}

/** Claims of an id token, without the user's attributes besides the email address. */
export interface IdClaims extends CommonClaims {
  token_use: 'id';
  aud: string;
  'cognito:username': string;
  email: string;
  email_verified: boolean;
}

/** Builds the claims of both tokens, with Cognito's names and types. */
export function buildClaims(
  settings: PoolSettings,
  user: Pick<User, 'sub' | 'email' | 'emailVerified' | 'phoneVerified' | 'attributes'>,
  groups: readonly string[],
  signIn: SignInDetails,
  issuing: { at: Date; eventId: string; accessJti: string; idJti: string },
): { access: AccessClaims; id: IdClaims & Record<string, unknown> } {
  const iat = seconds(issuing.at);
  const common = {
    sub: user.sub,
    iss: getIssuer(settings),
    ...(groups.length > 0 ? { 'cognito:groups': [...groups] } : {}),
    origin_jti: signIn.originJti,
    event_id: issuing.eventId,
    auth_time: seconds(signIn.authTime),
    iat,
    exp: iat + tokenLifetimeSeconds,
  };
  return {
    access: {
      ...common,
      ...(signIn.deviceKey ? { device_key: signIn.deviceKey } : {}),
      token_use: 'access',
      client_id: settings.clientId,
      scope: signIn.scope ?? accountScope,
      username: user.sub,
      jti: issuing.accessJti,
    },
    id: {
      // Attributes come first, so that none can override a claim of the user pool.
      ...user.attributes,
      ...common,
      token_use: 'id',
      aud: settings.clientId,
      'cognito:username': user.sub,
      email: user.email,
      email_verified: user.emailVerified,
      ...(user.attributes.phone_number ? { phone_number_verified: user.phoneVerified } : {}),
      jti: issuing.idJti,
    },
  };
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
