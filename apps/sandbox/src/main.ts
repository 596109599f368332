import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import { Pool } from 'pg';
import { createDatabaseFromPGlite, createDatabaseFromPool, type SandboxDatabase } from './database.ts';
import { mailboxPages } from './email/mailbox-pages.ts';
import { startEmailSandbox } from './email/start-email-sandbox.ts';
import { lockFolder } from './folder-lock.ts';
import { smsPages } from './sms/sms-pages.ts';
import { startSmsSandbox } from './sms/start-sms-sandbox.ts';
import { createStripeSandboxPlugin } from './stripe/plugin.ts';
import { migrateStripeSandbox } from './stripe/schema.ts';

/**
 * Runs the sandbox standalone: Stripe at the root of one port, SMTP and Amazon SNS on others, the mailbox at
 * `/sandbox/mail`, text messages at `/sandbox/sms`.
 * Settings: PORT (4242), HOST (127.0.0.1), SMTP_PORT (2525), SMS_PORT (2526), PUBLIC_URL, DATABASE_URL or else an
 * embedded database in DATA_DIR (.data), and WEBHOOK_URL with STRIPE_WEBHOOK_SECRET for the recipient of events.
 */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const host = env.HOST ?? '127.0.0.1';
  const port = Number(env.PORT ?? 4242);
  const { database, close } = await openDatabase(env);
  await migrateStripeSandbox(database);
  const emailSandbox = await startEmailSandbox({
    database,
    port: Number(env.SMTP_PORT ?? 2525),
    host: '127.0.0.1',
  });
  const sms = await startSmsSandbox({ database, port: Number(env.SMS_PORT ?? 2526), host: '127.0.0.1' });
  const app = fastify({ logger: { level: 'info' } });
  const url = env.WEBHOOK_URL;
  await app.register(mailboxPages, { prefix: '/sandbox/mail', database });
  await app.register(smsPages, { prefix: '/sandbox/sms', database });
  await app.register(
    createStripeSandboxPlugin({
      database,
      webhook: url ? { url, secret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox' } : null,
      publicUrl: env.PUBLIC_URL ?? `http://${host}:${port}`,
    }),
  );
  const stop = async () => {
    await Promise.all([app.close(), emailSandbox.stop(), sms.stop()]);
    await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await app.listen({ host, port });
  app.log.info(`SMTP server listening at smtp://127.0.0.1:${emailSandbox.port}.`);
}

async function openDatabase(
  env: NodeJS.ProcessEnv,
): Promise<{ database: SandboxDatabase; close(): Promise<void> }> {
  if (env.DATABASE_URL) {
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    // The next query replaces a lost idle connection.
    pool.on('error', () => undefined);
    return { database: createDatabaseFromPool(pool), close: () => pool.end() };
  }
  const folder = join(env.DATA_DIR ?? '.data', 'sandbox');
  const unlock = lockFolder(folder);
  const pglite = await PGlite.create(join(folder, 'database'));
  return { database: createDatabaseFromPGlite(pglite), close: () => pglite.close().then(unlock) };
}

await start(process.env);
