import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { CustomChallenge } from './challenges/custom-challenge-port.ts';
import { type Connection, openDatabase } from './database.ts';
import { createEncryption } from './encryption/encryption.ts';
import { purgeOldEvents } from './events/purge-old-events.ts';
import { hostedUiPlugin } from './hosted-ui/hosted-ui-plugin.ts';
import type { HostedUiSettings } from './hosted-ui/hosted-ui-settings.ts';
import type { DeliverAccountEmail } from './messages/account-email.ts';
import type { DeliverAccountSms } from './messages/account-sms.ts';
import { sendEmails, sendSmsMessages } from './messages/send-messages.ts';
import type { Pool, PoolSettings } from './pool.ts';
import { isDatabaseUnavailable } from './protocol/database-unavailable.ts';
import { identityPlugin } from './protocol/identity-plugin.ts';
import { purgeOldTokens } from './tokens/purge-old-tokens.ts';
import { ensureSigningKey } from './tokens/signing-keys.ts';
import { purgeUnconfirmedUsers } from './users/purge-unconfirmed-users.ts';

/** What the pool needs from whoever starts it. */
export interface IdentityOptions {
  connection: Connection;
  settings: PoolSettings;
  /** Keys for what is sealed, 32 bytes each in base64, the newest first. Not to be kept in the database. */
  sealingKeys: readonly string[];
  deliverMail: DeliverAccountEmail;
  /** Without it nobody is offered codes by text message. */
  deliverSms?: DeliverAccountSms | undefined;
  /** Without it the flow CUSTOM_AUTH is refused. */
  customChallenge?: CustomChallenge | undefined;
  log: FastifyBaseLogger;
  now?: () => Date;
}

/** A user pool that speaks Cognito's protocol. */
export interface Identity {
  /** To be mounted at the path of the settings' `endpoint`. */
  plugin: FastifyPluginAsync;
  /** Pages of its own for signing in, and OAuth behind them: to be mounted at the root of the settings' `origin`. */
  hosted(settings: HostedUiSettings): FastifyPluginAsync;
  /** For seeding and for whoever runs in the same process; everybody else speaks the protocol. */
  pool: Pool;
  /** Sends mails and text messages, and forgets once a day what has ended, until it is stopped. */
  startWork(): { stop(): Promise<void> };
}

const mailsEveryMs = 1000;
const forgettingEveryMs = 24 * 3_600_000;

/** Opens the pool: brings its tables up to date and makes its first signing key. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { connection, settings, sealingKeys, deliverMail, deliverSms, log, now = () => new Date() } = options;
  const pool: Pool = {
    settings,
    database: await openDatabase(connection),
    sealing: createEncryption(sealingKeys),
    texts: deliverSms !== undefined,
    customChallenge: options.customChallenge,
    log,
    now,
  };
  await ensureSigningKey(pool);
  return {
    plugin: identityPlugin(pool),
    hosted: (hosted) => hostedUiPlugin(pool, hosted),
    pool,
    startWork: () => startWork(pool, deliverMail, deliverSms),
  };
}

function startWork(
  pool: Pool,
  deliverMail: DeliverAccountEmail,
  deliverSms: DeliverAccountSms | undefined,
): { stop(): Promise<void> } {
  const works = [
    repeat(() => sendEmails(pool, deliverMail), mailsEveryMs, pool.log),
    ...(deliverSms ? [repeat(() => sendSmsMessages(pool, deliverSms), mailsEveryMs, pool.log)] : []),
    repeat(() => purgeOldTokens(pool), forgettingEveryMs, pool.log),
    repeat(() => purgeOldEvents(pool), forgettingEveryMs, pool.log),
    repeat(() => purgeUnconfirmedUsers(pool), forgettingEveryMs, pool.log),
  ];
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
}

/** Does the work, waits, and does it again, until it is stopped. */
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
        // While the database is away all work fails each second; that it is away is told once, by whoever watches it.
        log[isDatabaseUnavailable(error) ? 'debug' : 'error'](
          { err: error },
          'work of the user pool failed; it will be tried again',
        ),
      );
      // Stopped while it worked: nobody would wake it.
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
