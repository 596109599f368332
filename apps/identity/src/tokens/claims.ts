import { getIssuer, type PoolSettings } from '../pool.ts';
import type { User } from '../users/users.ts';

/** Access and id tokens last this long. */
export const tokenLifetimeSeconds = 3600;

/** What an access token from a sign-in with this pool's client may do: manage one's own account. */
export const accountScope = 'aws.cognito.signin.user.admin';

/** The sign-in that tokens belong to. */
export interface SignInDetails {
  originJti: string;
  authTime: Date;
  deviceKey: string | null;
  /** What was asked for at the pool's own pages; null: `accountScope`. */
  scope: string | null;
}

interface CommonClaims {
  sub: string;
  iss: string;
  /** Only when the person is in some. */
  'cognito:groups'?: string[];
  origin_jti: string;
  event_id: string;
  /** Seconds since 1970, as `iat` and `exp`. */
  auth_time: number;
  iat: number;
  exp: number;
  jti: string;
}

/** The claims of an access token; `username` is the `sub`. */
export interface AccessClaims extends CommonClaims {
  token_use: 'access';
  client_id: string;
  /** Separated by spaces. */
  scope: string;
  username: string;
  /** When the sign-in was on a device that is known. */
  device_key?: string;
}

/** The claims of an id token, besides the attributes that the person has given. */
export interface IdClaims extends CommonClaims {
  token_use: 'id';
  aud: string;
  'cognito:username': string;
  email: string;
  email_verified: boolean;
}

/** Claims of both tokens of one issuing, with Cognito's names and types. */
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
      // First, so that no attribute stands in for a claim of the pool's own.
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
