import type { FastifyBaseLogger } from 'fastify';
import type { CustomChallenge } from './challenges/custom-challenge-port.ts';
import type { Database } from './database.ts';
import type { Encryption } from './encryption/encryption.ts';
import type { Caller } from './protocol/caller.ts';
import type { PoolRateLimitName } from './users/default-pool-rate-limits.ts';

/** How the pool is set up. */
export interface PoolSettings {
  /** 'us-east-1_AlphaNum9'. What follows the underscore is the name in SRP. */
  userPoolId: string;
  /** The one application that signs people in; it has no secret, since it runs in browsers. */
  clientId: string;
  /** The pool's address as browsers reach it, with a slash at the end; `iss` is this and the id. */
  endpoint: string;
  /** Where its own sign-in pages are, without a slash at the end; missing: it has none. */
  hostedOrigin?: string | undefined;
  /** Who may call the operations that need a signature. */
  administrator: { accessKeyId: string; secretAccessKey: string };
  /** false lifts the rates, not the lockouts: for tests that sign in often. */
  limits: boolean;
  /** Rates that are otherwise than the pool has them (users/rate-limits.ts). */
  rates?: Partial<Record<PoolRateLimitName, number>> | undefined;
  /**
   * Whether a second factor is asked for after the password: never, of accounts that have turned one on, or of all;
   * then those that have none set one up as they sign in. 'optional' unless told.
   */
  mfa?: 'off' | 'optional' | 'required' | undefined;
}

/** Everything an operation may need, made once at start and handed down. */
export interface Pool {
  settings: PoolSettings;
  database: Database;
  sealing: Encryption;
  /** Whether it can send text messages. */
  texts: boolean;
  /** The challenge of the flow CUSTOM_AUTH, where there is one. */
  customChallenge?: CustomChallenge | undefined;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Who asks, while somebody does: it is written to what happens to accounts (events/). */
  caller?: Caller;
}

/** The name of the pool in SRP: what follows the underscore of its id. */
export const getPoolName = ({ userPoolId }: PoolSettings): string =>
  userPoolId.slice(userPoolId.indexOf('_') + 1);

/** `iss` of the tokens. */
export const getIssuer = ({ endpoint, userPoolId }: PoolSettings): string => `${endpoint}${userPoolId}`;
