import { join } from 'node:path';
import type { Connection } from '@studio/identity/database';
import type { MountedApp } from '@studio/server/app';
import { createBuiltInAssistant } from '@studio/server/conversations/built-in/built-in-assistant';
import { createAssistant } from '@studio/server/create-assistant';
import { createSmtpEmail } from '@studio/server/integrations/email/smtp-email';
import type { SmsPort } from '@studio/server/integrations/sms/port';
import { createSnsSms } from '@studio/server/integrations/sms/sns-sms';
import { type Clock, systemClock } from '@studio/server/platform/clock';
import type { Config } from '@studio/server/platform/config/config';
import type { Database } from '@studio/server/platform/database/database';
import { lockFolder } from '@studio/server/platform/database/folder-lock';
import { openPglite } from '@studio/server/platform/database/pglite';
import { migratePostgres, openPostgres, openQueuePool } from '@studio/server/platform/database/postgres';
import { type JobQueue, openJobQueue } from '@studio/server/platform/jobs/job-queue';
import { createSharedClock } from '@studio/server/platform/shared-clock';
import type { ServiceInfrastructure } from '@studio/server/start-services';
import type { FastifyBaseLogger } from 'fastify';
import { createIdentityPort } from './create-identity-port.ts';
import { createPaymentsPort } from './create-payments-port.ts';
import type { RunningSandbox } from './open-sandbox.ts';

type SandboxDatabase = Parameters<typeof import('./open-sandbox.ts').openSandbox>[1];

interface OpenDatabase {
  database: Database;
  /** Clock shared by all processes on this database. */
  clock: Clock;
  jobs: JobQueue;
  /** Connection to the database for the project's own user pool. */
  connection: Connection;
  /** Opens the database for the sandbox. Called in demo mode only. */
  sandboxDatabase: () => Promise<SandboxDatabase>;
  close: () => Promise<void>;
}

/** Infrastructure of a process: database, job queue, adapters and, in demo mode, the sandbox that the adapters call. */
export interface Infrastructure
  extends Pick<ServiceInfrastructure, 'database' | 'payments' | 'identity' | 'mailer' | 'assistant'> {
  clock: Clock;
  jobs: JobQueue;
  connection: Connection;
  /** Port of the text message service; null when text messages can't be sent. */
  sms: SmsPort | null;
  /** Pages and APIs of the sandbox, to mount beside the API. Empty outside demo mode. */
  neighbours: MountedApp[];
  /** Starts the sandbox's webhook deliveries. Called when the process listens. */
  startDelivery: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openInfrastructure(config: Config, log: FastifyBaseLogger): Promise<Infrastructure> {
  const { database, clock, jobs, connection, sandboxDatabase, close } = await openDatabase(config, log);
  const sandbox = config.mode === 'demo' ? await startSandbox(config, await sandboxDatabase()) : null;
  const mailer = createSmtpEmail({
    url: config.email.smtpUrl ?? sandbox?.smtpUrl ?? '',
    from: config.email.from,
  });
  const sms = createSmsPort(config, sandbox);
  return {
    database,
    clock,
    jobs,
    connection,
    mailer,
    sms,
    assistant: await createAssistant(
      { config, database, log, simulatedModelUrl: sandbox?.modelUrl },
      createBuiltInAssistant(),
    ),
    identity: createIdentityPort(config),
    payments: createPaymentsPort(config, sandbox?.stripeAddress),
    neighbours: sandbox?.neighbours ?? [],
    startDelivery: async () => sandbox?.startDelivery(),
    close: async () => {
      await jobs.close();
      mailer.close();
      sms?.close();
      await sandbox?.close();
      await close();
    },
  };
}

/** Returns the text message service of the settings, or in demo mode the sandbox's; null if there is neither. */
function createSmsPort(
  { sms }: Config,
  sandbox: RunningSandbox | null,
): ReturnType<typeof createSnsSms> | null {
  if (sms) return createSnsSms(sms);
  return sandbox ? createSnsSms({ ...sandboxSms, endpoint: sandbox.smsUrl }) : null;
}

const sandboxSms = {
  region: 'eu-west-2',
  credentials: { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' },
  sender: 'MilesStreet',
};

async function startSandbox(config: Config, database: SandboxDatabase): Promise<RunningSandbox> {
  const { openSandbox } = await import('./open-sandbox.ts');
  return openSandbox(config, database);
}

async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgresDatabase(config.databaseUrl, log);
  const folder = join(config.dataDir, 'database');
  const unlock = lockFolder(config.dataDir);
  const database = await openPglite({ folder });
  return {
    database,
    clock: systemClock,
    jobs: await openJobQueue({ pglite: database.pglite }, log),
    connection: { pglite: database.pglite },
    sandboxDatabase: async () =>
      (await import('@studio/sandbox/database')).createDatabaseFromPGlite(database.pglite),
    close: async () => {
      await database.close();
      unlock();
    },
  };
}

async function openPostgresDatabase(url: string, log: FastifyBaseLogger): Promise<OpenDatabase> {
  await migratePostgres(url);
  const database = openPostgres(url, 10, log);
  const clock = await createSharedClock(database);
  return {
    database,
    clock,
    jobs: await openJobQueue({ pool: openQueuePool(url, database.monitor) }, log),
    connection: { pool: database.pool },
    sandboxDatabase: async () =>
      (await import('@studio/sandbox/database')).createDatabaseFromPool(database.pool),
    close: async () => {
      clock.stop();
      await database.close();
    },
  };
}
