import { join } from 'node:path';
import type { Connection } from '@studio/identity/database';
import type { Neighbour } from '@studio/server/app';
import { assistantFor } from '@studio/server/assistant-for';
import { builtInAssistant } from '@studio/server/conversations/built-in/built-in-assistant';
import { cachedGroups } from '@studio/server/outside/identity/cached-groups';
import { cognitoIdentity } from '@studio/server/outside/identity/cognito';
import type { IdentityPort } from '@studio/server/outside/identity/port';
import { smtpMail } from '@studio/server/outside/mail/smtp-mail';
import { stripePayments } from '@studio/server/outside/payments/stripe-payments';
import type { SmsPort } from '@studio/server/outside/sms/port';
import { snsSms } from '@studio/server/outside/sms/sns-sms';
import { type Clock, systemClock } from '@studio/server/platform/clock';
import type { Config } from '@studio/server/platform/config';
import type { Database } from '@studio/server/platform/database';
import { lockFolder } from '@studio/server/platform/folder-lock';
import { type Jobs, openJobs } from '@studio/server/platform/jobs';
import { openPglite } from '@studio/server/platform/pglite';
import { migratePostgres, openPostgres, queuePool } from '@studio/server/platform/postgres';
import { sharedClock } from '@studio/server/platform/shared-clock';
import type { Ground } from '@studio/server/start-services';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenSandbox } from './open-sandbox.ts';
import { poolAccess } from './pool-access.ts';

type SandboxDatabase = Parameters<typeof import('./open-sandbox.ts').openSandbox>[1];

interface OpenDatabase {
  database: Database;
  /** Of all who share the database. */
  clock: Clock;
  jobs: Jobs;
  /** The same database for a user pool of our own. */
  connection: Connection;
  /** The same database for the sandbox, asked for in demo mode only. */
  sandboxDatabase: () => Promise<SandboxDatabase>;
  close: () => Promise<void>;
}

/** What a process stands on: its database, its queue, its doors and, in demo mode, the sandbox on their other side. */
export interface OpenGround
  extends Pick<Ground, 'database' | 'payments' | 'identity' | 'mail' | 'assistant'> {
  clock: Clock;
  jobs: Jobs;
  connection: Connection;
  /** Null: text messages cannot be sent. */
  sms: SmsPort | null;
  neighbours: Neighbour[];
  /** Lets the sandbox deliver its webhooks, once the process listens. */
  startDelivery: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openGround(config: Config, log: FastifyBaseLogger): Promise<OpenGround> {
  const { database, clock, jobs, connection, sandboxDatabase, close } = await openDatabase(config, log);
  const sandbox = config.mode === 'demo' ? await sandboxFor(config, await sandboxDatabase()) : null;
  const mail = smtpMail({ url: config.mail.smtpUrl ?? sandbox?.smtpUrl ?? '', from: config.mail.from });
  const sms = smsDoor(config, sandbox);
  return {
    database,
    clock,
    jobs,
    connection,
    mail,
    sms,
    assistant: await assistantFor(
      { config, database, log, standInUrl: sandbox?.modelUrl },
      builtInAssistant(),
    ),
    identity: identityPort(config),
    payments: stripePayments(config.stripe, sandbox?.stripeAddress),
    neighbours: sandbox?.neighbours ?? [],
    startDelivery: async () => sandbox?.startDelivery(),
    close: async () => {
      await jobs.close();
      mail.close();
      sms?.close();
      await sandbox?.close();
      await close();
    },
  };
}

/** A pool of our own is asked at every call of the team; Cognito, which limits requests, every few seconds. */
function identityPort(config: Config): IdentityPort {
  const pool = cognitoIdentity(poolAccess(config));
  return config.userPool.own ? pool : cachedGroups(pool);
}

/** The service of the settings, or else the sandbox. */
function smsDoor({ sms }: Config, sandbox: OpenSandbox | null): ReturnType<typeof snsSms> | null {
  if (sms) return snsSms(sms);
  return sandbox ? snsSms({ ...sandboxSms, endpoint: sandbox.smsUrl }) : null;
}

const sandboxSms = {
  region: 'eu-west-2',
  credentials: { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' },
  sender: 'MilesStreet',
};

async function sandboxFor(config: Config, database: SandboxDatabase): Promise<OpenSandbox> {
  const { openSandbox } = await import('./open-sandbox.ts');
  return openSandbox(config, database);
}

async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  if (config.databaseUrl) return openShared(config.databaseUrl, log);
  const folder = join(config.dataDir, 'database');
  const unlock = lockFolder(config.dataDir);
  const database = await openPglite({ folder });
  return {
    database,
    clock: systemClock,
    jobs: await openJobs({ pglite: database.pglite }, log),
    connection: { pglite: database.pglite },
    sandboxDatabase: async () => (await import('@studio/sandbox/database')).fromPGlite(database.pglite),
    close: async () => {
      await database.close();
      unlock();
    },
  };
}

async function openShared(url: string, log: FastifyBaseLogger): Promise<OpenDatabase> {
  await migratePostgres(url);
  const database = openPostgres(url, 10, log);
  const clock = await sharedClock(database);
  return {
    database,
    clock,
    jobs: await openJobs({ pool: queuePool(url, database.watch) }, log),
    connection: { pool: database.pool },
    sandboxDatabase: async () => (await import('@studio/sandbox/database')).fromPool(database.pool),
    close: async () => {
      clock.stop();
      await database.close();
    },
  };
}
