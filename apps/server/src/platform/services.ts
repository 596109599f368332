import type { FastifyBaseLogger } from 'fastify';
import type { Assistant } from '../integrations/assistant/port.ts';
import type { EmailPort } from '../integrations/email/port.ts';
import type { IdentityPort } from '../integrations/identity/port.ts';
import type { PaymentsPort } from '../integrations/payments/port.ts';
import type { WebhookPort } from '../integrations/webhooks/port.ts';
import type { AccessTokenVerifier } from './access-token-verifier.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { InstallationKeys } from './installation-keys.ts';
import type { KeyedConcurrencyLimit } from './keyed-concurrency-limit.ts';
import type { RateLimitCounters } from './rate-limit-counters.ts';

/** Everything a use case may need, made once at start and handed down. */
export interface Services {
  config: Config;
  database: Database;
  clock: Clock;
  keys: InstallationKeys;
  accessTokens: AccessTokenVerifier;
  identity: IdentityPort;
  payments: PaymentsPort;
  mail: EmailPort;
  /** Tells the studio's own tools. */
  webhooks: WebhookPort;
  /** Answers in the chat. */
  assistant: Assistant;
  log: FastifyBaseLogger;
  /** Limits that are counted in this process and shared once a second. */
  counts: RateLimitCounters;
  /** In front of the places of a class, by its id. */
  classDoors: KeyedConcurrencyLimit;
  /** Records what has gone back of a payment at the provider, whoever refunded it. */
  takeMoneyBack: (intentId: string) => Promise<void>;
  /** Hands a job to the background, after the transaction that needs it has been committed. */
  later: (name: string, work: () => Promise<unknown>) => void;
}
