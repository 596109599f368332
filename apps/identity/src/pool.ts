import type { FastifyBaseLogger } from 'fastify';
import type { CustomChallenge } from './challenges/custom-challenge-port.ts';
import type { Database } from './database.ts';
import type { Encryption } from './encryption/encryption.ts';
import type { Caller } from './protocol/caller.ts';
import type { PoolRateLimitName } from './users/default-pool-rate-limits.ts';

/** Settings of the user pool. */
export interface PoolSettings {
  /** User pool id, such as 'us-east-1_AlphaNum9'. The part after the underscore is the user pool's name in SRP. */
  userPoolId: string;
  /** Id of the only application client. The client runs in browsers, so it has no secret. */
  clientId: string;
  /** URL of the user pool as browsers reach it, with a trailing slash. `iss` consists of this URL and the id. */
  endpoint: string;
  /** Origin of the hosted login pages, without a trailing slash; undefined without hosted pages. */
  hostedOrigin?: string | undefined;
  /** Credentials with which the administrator signs operations. */
  administrator: { accessKeyId: string; secretAccessKey: string };
  /** Whether to apply rate limits. False for tests that sign in often; lockouts apply anyway. */
  limits: boolean;
  /** Overrides of the default rate limits (users/default-pool-rate-limits.ts). */
  rates?: Partial<Record<PoolRateLimitName, number>> | undefined;
  /**
   * Second factor at sign-in, except with a passkey: 'off' never asks, 'optional' asks accounts that have one,
   * 'required' asks all and makes those without one set it up at sign-in. Default: 'optional'.
   */
  mfa?: 'off' | 'optional' | 'required' | undefined;
}

/** Dependencies of the operations, created once at start. Requests of users get a copy with their `caller`. */
export interface Pool {
  settings: PoolSettings;
  database: Database;
  encryption: Encryption;
  /** Whether the user pool can send text messages. */
  canSendSms: boolean;
  /** Challenge of the flow CUSTOM_AUTH, if any. */
  customChallenge?: CustomChallenge | undefined;
  log: FastifyBaseLogger;
  now: () => Date;
  /**
   * Caller of the current request; undefined for requests of the administrator, token requests of the hosted pages and
   * background jobs. The account's events record the caller (events/).
   */
  caller?: Caller;
}

/** Returns the user pool's name in SRP. */
export const getPoolName = ({ userPoolId }: PoolSettings): string =>
  userPoolId.slice(userPoolId.indexOf('_') + 1);

/** Returns the issuer (`iss`) of the tokens. */
export const getIssuer = ({ endpoint, userPoolId }: PoolSettings): string => `${endpoint}${userPoolId}`;
