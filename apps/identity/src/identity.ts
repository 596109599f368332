import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { CustomChallenge } from './challenges/custom-challenge-port.ts';
import { type Connection, openDatabase } from './database.ts';
import { forgetOldEvents } from './events/forget-old-events.ts';
import { hostedPlugin } from './hosted/hosted-plugin.ts';
import type { HostedSettings } from './hosted/hosted-settings.ts';
import type { DeliverAccountMail } from './mails/account-mail.ts';
import type { DeliverAccountSms } from './mails/account-sms.ts';
import { sendMails, sendTexts } from './mails/send-mails.ts';
import type { Pool, PoolSettings } from './pool.ts';
import { sealingWith } from './sealing/sealing.ts';
import { forgetOldTokens } from './tokens/forget-old-tokens.ts';
import { ensureSigningKey } from './tokens/signing-keys.ts';
import { forgetUnconfirmed } from './users/forget-unconfirmed.ts';
import { isDatabaseAway } from './wire/database-away.ts';
import { identityPlugin } from './wire/identity-plugin.ts';

/** What the pool needs from whoever starts it. */
export interface IdentityOptions {
  connection: Connection;
  settings: PoolSettings;
  /** Keys for what is sealed, 32 bytes each in base64, the newest first. Not to be kept in the database. */
  sealingKeys: readonly string[];
  deliverMail: DeliverAccountMail;
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
  hosted(settings: HostedSettings): FastifyPluginAsync;
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
    sealing: sealingWith(sealingKeys),
    texts: deliverSms !== undefined,
    customChallenge: options.customChallenge,
    log,
    now,
  };
  await ensureSigningKey(pool);
  return {
    plugin: identityPlugin(pool),
    hosted: (hosted) => hostedPlugin(pool, hosted),
    pool,
    startWork: () => startWork(pool, deliverMail, deliverSms),
  };
}

function startWork(
  pool: Pool,
  deliverMail: DeliverAccountMail,
  deliverSms: DeliverAccountSms | undefined,
): { stop(): Promise<void> } {
  const works = [
    repeat(() => sendMails(pool, deliverMail), mailsEveryMs, pool.log),
    ...(deliverSms ? [repeat(() => sendTexts(pool, deliverSms), mailsEveryMs, pool.log)] : []),
    repeat(() => forgetOldTokens(pool), forgettingEveryMs, pool.log),
    repeat(() => forgetOldEvents(pool), forgettingEveryMs, pool.log),
    repeat(() => forgetUnconfirmed(pool), forgettingEveryMs, pool.log),
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
        log[isDatabaseAway(error) ? 'debug' : 'error'](
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
