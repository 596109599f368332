import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import { Pool } from 'pg';
import { fromPGlite, fromPool, type SandboxDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { stripeSandbox } from './stripe/plugin.ts';
import { migrateStripeSandbox } from './stripe/schema.ts';

/**
 * The sandbox alone, Stripe at the root of one port. Settings: PORT (4242), HOST (127.0.0.1), PUBLIC_URL,
 * DATABASE_URL or else a database folder of its own in DATA_DIR (.data), and WEBHOOK_URL with
 * STRIPE_WEBHOOK_SECRET for where the events go.
 */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const host = env.HOST ?? '127.0.0.1';
  const port = Number(env.PORT ?? 4242);
  const { database, close } = await openDatabase(env);
  await migrateStripeSandbox(database);
  const app = fastify({ logger: { level: 'info' } });
  const url = env.WEBHOOK_URL;
  await app.register(
    stripeSandbox({
      database,
      webhook: url ? { url, secret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox' } : null,
      publicUrl: env.PUBLIC_URL ?? `http://${host}:${port}`,
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(close));
  }
  await app.listen({ host, port });
}

async function openDatabase(
  env: NodeJS.ProcessEnv,
): Promise<{ database: SandboxDatabase; close(): Promise<void> }> {
  if (env.DATABASE_URL) {
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    // An idle connection that is lost is replaced at the next query.
    pool.on('error', () => undefined);
    return { database: fromPool(pool), close: () => pool.end() };
  }
  const folder = join(env.DATA_DIR ?? '.data', 'sandbox');
  const unlock = lockFolder(folder);
  const pglite = await PGlite.create(join(folder, 'database'));
  return { database: fromPGlite(pglite), close: () => pglite.close().then(unlock) };
}

await start(process.env);
