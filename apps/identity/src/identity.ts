import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { CustomChallenge } from './challenges/custom-challenge-port.ts';
import { type Connection, openDatabase } from './database.ts';
import { createEncryption } from './encryption/encryption.ts';
import { purgeOldEvents } from './events/purge-old-events.ts';
import { createHostedUiPlugin } from './hosted-ui/hosted-ui-plugin.ts';
import type { HostedUiSettings } from './hosted-ui/hosted-ui-settings.ts';
import type { DeliverAccountEmail } from './messages/account-email.ts';
import type { DeliverAccountSms } from './messages/account-sms.ts';
import { sendEmails, sendSmsMessages } from './messages/send-messages.ts';
import type { Pool, PoolSettings } from './pool.ts';
import { isDatabaseUnavailable } from './protocol/database-unavailable.ts';
import { createIdentityPlugin } from './protocol/identity-plugin.ts';
import { purgeOldTokens } from './tokens/purge-old-tokens.ts';
import { ensureSigningKey } from './tokens/signing-keys.ts';
import { purgeUnconfirmedUsers } from './users/purge-unconfirmed-users.ts';

/** Options of `createIdentityService`. */
export interface IdentityOptions {
  connection: Connection;
  settings: PoolSettings;
  /** Encryption keys, 32 bytes each in base64, newest first. They must not be stored in the database. */
  encryptionKeys: readonly string[];
  deliverEmail: DeliverAccountEmail;
  /** Delivers text messages. If undefined, codes by text message aren't offered. */
  deliverSms?: DeliverAccountSms | undefined;
  /** Challenge of the host application. If undefined, the flow CUSTOM_AUTH is rejected. */
  customChallenge?: CustomChallenge | undefined;
  log: FastifyBaseLogger;
  now?: () => Date;
}

/** User pool that speaks Cognito's protocol. */
export interface Identity {
  /** Plugin of the protocol. Mount it at the path of the settings' `endpoint`. */
  plugin: FastifyPluginAsync;
  /** Hosted login pages with OAuth endpoints. Mount them at the root of the settings' `origin`. */
  createHostedUiPlugin(settings: HostedUiSettings): FastifyPluginAsync;
  /** User pool, for code in the same process that needs no protocol, such as the seeding of demo accounts. */
  pool: Pool;
  /** Starts the jobs that send emails and text messages, and purge expired data once a day. */
  startWork(): { stop(): Promise<void> };
}

const sendIntervalMs = 1000;
const purgeIntervalMs = 24 * 3_600_000;

/** Opens the user pool: migrates its tables and creates the first signing key. */
export async function createIdentityService(options: IdentityOptions): Promise<Identity> {
  const {
    connection,
    settings,
    encryptionKeys,
    deliverEmail,
    deliverSms,
    log,
    now = () => new Date(),
  } = options;
  const pool: Pool = {
    settings,
    database: await openDatabase(connection),
    encryption: createEncryption(encryptionKeys),
    canSendSms: deliverSms !== undefined,
    customChallenge: options.customChallenge,
    log,
    now,
  };
  await ensureSigningKey(pool);
  return {
    plugin: createIdentityPlugin(pool),
    createHostedUiPlugin: (hosted) => createHostedUiPlugin(pool, hosted),
    pool,
    startWork: () => startWork(pool, deliverEmail, deliverSms),
  };
}

function startWork(
  pool: Pool,
  deliverEmail: DeliverAccountEmail,
  deliverSms: DeliverAccountSms | undefined,
): { stop(): Promise<void> } {
  const jobs = [
    repeat(() => sendEmails(pool, deliverEmail), sendIntervalMs, pool.log),
    ...(deliverSms ? [repeat(() => sendSmsMessages(pool, deliverSms), sendIntervalMs, pool.log)] : []),
    repeat(() => purgeOldTokens(pool), purgeIntervalMs, pool.log),
    repeat(() => purgeOldEvents(pool), purgeIntervalMs, pool.log),
    repeat(() => purgeUnconfirmedUsers(pool), purgeIntervalMs, pool.log),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((work) => work.stop()));
    },
  };
}

/** Repeats the work, with a pause after each run, until stopped. */
function repeat(
  work: () => Promise<void>,
  everyMs: number,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let stopped = false;
  let wake = () => {};
  const run = async () => {
    while (!stopped) {
      await work().catch((error: unknown) =>
        // While the database is unavailable, every run fails, those of the sending jobs every second. The database
        // monitor reports that once.
        log[isDatabaseUnavailable(error) ? 'debug' : 'error'](
          { err: error },
          'a background job of the user pool failed and will be retried',
        ),
      );
      // If stop() ran during the work, it found no pause to end. Pausing now would delay the stop by `everyMs`.
      if (stopped) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, everyMs).unref();
      });
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
}
