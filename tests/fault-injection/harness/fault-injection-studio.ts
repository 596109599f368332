import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@studio/server/platform/database/database';
import { openPostgres } from '@studio/server/platform/database/postgres';
import pg from 'pg';
import { openTcpProxy, type TcpProxy } from '../../harness/tcp-proxy.ts';
import { type Balancer, startBalancer } from '../../races/harness/balancer.ts';
import { createDatabase } from '../../races/harness/create-database.ts';
import { getFreePort } from '../../races/harness/get-free-port.ts';
import { isAlive } from '../../races/harness/process-control.ts';
import { createDatabaseOn, type RealPostgres, startRealPostgres } from '../../races/harness/real-postgres.ts';
import { type StudioProcess, startStudio } from '../../races/harness/studio-process.ts';
import { waitUntil } from '../../races/harness/wait-until.ts';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

/** Studio whose parts all run in separate processes, so that each can fail alone. */
export interface FaultInjectionStudio {
  balancer: Balancer;
  ports: readonly number[];
  postgres: RealPostgres;
  databaseUrl: string;
  /** Direct connections to the databases of studio and sandbox. */
  database: Database;
  sandboxBooks: pg.Pool;
  sandbox: SandboxProcess;
  mailProxy: TcpProxy;
  /** Kills a server, and restarts it like a supervisor until it runs. */
  killServer(which: number, env?: Record<string, string>): Promise<void>;
  /** Kills the database's processes and starts it again after this many milliseconds. */
  killDatabase(downMs: number): Promise<void>;
  /** Restarts servers that ended unexpectedly, and returns their number. */
  restartEndedServers(): Promise<number>;
  /** Returns the output of the currently running servers. */
  logs(): string;
  close(): Promise<void>;
}

const supervisorPauseMs = 500;
const startWithinMs = 120_000;

/** Starts everything, with this many servers. */
export async function startFaultInjectionStudio(servers = 2): Promise<FaultInjectionStudio> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.reverse()) await step().catch(() => undefined);
  };
  try {
    return await open(servers, closing, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  count: number,
  closing: (() => Promise<unknown>)[],
  close: () => Promise<void>,
): Promise<FaultInjectionStudio> {
  const postgres = await startRealPostgres();
  closing.push(() => postgres.stop());
  const databaseUrl = await createDatabaseOn(postgres.url);
  const ports = await Promise.all(Array.from({ length: count }, getFreePort));
  const balancer = await startBalancer(ports);
  closing.push(() => balancer.close());
  // The sandbox uses the run's shared PostgreSQL, because the studio's own will be killed.
  const sandboxUrl = await createDatabase();
  const sandbox = await startSandbox(sandboxUrl, `${balancer.url}/api/webhooks/stripe`);
  closing.push(() => sandbox.stop());
  const mailProxy = await openTcpProxy(`smtp://localhost:${sandbox.smtpPort}`);
  closing.push(() => mailProxy.close());
  const serverEnv = {
    SANDBOX_URL: sandbox.url,
    SMTP_URL: mailProxy.url,
    PUBLIC_URL: balancer.url,
    SWEEPER: 'on',
    LOG_LEVEL: 'warn',
  };
  const start = (port: number, env: Record<string, string> = {}) =>
    startStudio({ databaseUrl, port, env: { ...serverEnv, ...env } });
  const servers: StudioProcess[] = await Promise.all(ports.map((port) => start(port)));
  closing.push(() => Promise.all(servers.map((server) => server.kill())));
  await waitUntil('the balancer knows them', async () => {
    const response = await fetch(`${balancer.url}/readyz`).catch(() => null);
    return response?.ok === true;
  });
  const restart = async (which: number, env: Record<string, string> = {}) => {
    const until = Date.now() + startWithinMs;
    await servers[which]?.kill();
    for (;;) {
      const started = await start(ports[which] ?? 0, env).catch((error: Error) => error);
      if (!(started instanceof Error)) {
        servers[which] = started;
        return;
      }
      if (Date.now() > until) throw started;
      await sleep(supervisorPauseMs);
    }
  };
  const database = openPostgres(databaseUrl, 5);
  closing.push(() => database.close());
  const sandboxBooks = new pg.Pool({ connectionString: sandboxUrl, max: 3 });
  closing.push(() => sandboxBooks.end());
  return {
    balancer,
    ports,
    postgres,
    databaseUrl,
    database,
    sandboxBooks,
    sandbox,
    mailProxy,
    close,
    killServer: restart,
    killDatabase: async (downMs) => {
      await postgres.kill();
      await sleep(downMs);
      await postgres.start();
    },
    restartEndedServers: async () => {
      const endedServers = servers.flatMap(({ pid }, which) => (isAlive(pid) ? [] : [which]));
      await Promise.all(endedServers.map((which) => restart(which)));
      return endedServers.length;
    },
    logs: () => servers.map((server) => server.log()).join('\n'),
  };
}
