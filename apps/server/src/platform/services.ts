import type { FastifyBaseLogger } from 'fastify';
import type { Assistant } from '../outside/assistant/port.ts';
import type { IdentityPort } from '../outside/identity/port.ts';
import type { MailPort } from '../outside/mail/port.ts';
import type { PaymentsPort } from '../outside/payments/port.ts';
import type { WebhookPort } from '../outside/webhooks/port.ts';
import type { AccessTokens } from './access-token.ts';
import type { Admission } from './admission.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { InstallationKeys } from './installation-keys.ts';
import type { LimitCounts } from './limit-counts.ts';

/** Everything a use case may need, made once at start and handed down. */
export interface Services {
  config: Config;
  database: Database;
  clock: Clock;
  keys: InstallationKeys;
  accessTokens: AccessTokens;
  identity: IdentityPort;
  payments: PaymentsPort;
  mail: MailPort;
  /** Tells the studio's own tools. */
  webhooks: WebhookPort;
  /** Answers in the chat. */
  assistant: Assistant;
  log: FastifyBaseLogger;
  /** Limits that are counted in this process and shared once a second. */
  counts: LimitCounts;
  /** In front of the places of a class, by its id. */
  classDoors: Admission;
  /** Records what has gone back of a payment at the provider, whoever refunded it. */
  takeMoneyBack: (intentId: string) => Promise<void>;
  /** Hands a job to the background, after the transaction that needs it has been committed. */
  later: (name: string, work: () => Promise<unknown>) => void;
}
