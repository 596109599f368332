import type { FastifyBaseLogger } from 'fastify';
import type { Assistant } from '../integrations/assistant/port.ts';
import type { EmailPort } from '../integrations/email/port.ts';
import type { IdentityPort } from '../integrations/identity/port.ts';
import type { PaymentsPort } from '../integrations/payments/port.ts';
import type { PictureFiles } from '../integrations/picture-files/port.ts';
import type { WebhookPort } from '../integrations/webhooks/port.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { InstallationKeys } from './database/installation-keys.ts';
import type { AccessTokenVerifier } from './http/access-token-verifier.ts';
import type { KeyedConcurrencyLimit } from './limits/keyed-concurrency-limit.ts';
import type { RateLimitCounters } from './limits/rate-limit-counters.ts';

/** Dependencies of the use cases, created once at start. */
export interface Services {
  config: Config;
  database: Database;
  clock: Clock;
  keys: InstallationKeys;
  accessTokens: AccessTokenVerifier;
  identity: IdentityPort;
  payments: PaymentsPort;
  mailer: EmailPort;
  /** Port that notifies the studio's own tools through webhooks. */
  webhooks: WebhookPort;
  /** Storage of uploaded pictures. */
  pictureFiles: PictureFiles;
  assistant: Assistant;
  log: FastifyBaseLogger;
  /** Rate limits that each process counts and shares once a second. */
  counts: RateLimitCounters;
  /** Limits concurrent work on the places of a class, by class id. */
  classQueue: KeyedConcurrencyLimit;
  /** Records the refunds of a payment that were made at the provider, by staff or by others. */
  recordProviderRefunds: (intentId: string) => Promise<void>;
  /** Runs work in the background. Call it after the transaction that needs the work has committed. */
  runInBackground: (name: string, work: () => Promise<unknown>) => void;
}
