import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import {
  findNode,
  getNodeEnvironment,
  getServerEnvironment,
  serverArgs,
} from '../../../scripts/setup/find-node.mjs';
import { projectRoot } from '../../../scripts/setup/run-program.mjs';
import { getFreePort } from './get-free-port.ts';
import { createRunFolder, registerProcess, removeRunFolder } from './run-folder.ts';

export interface StudioSettings {
  /** PostgreSQL database. Without it the process uses its own embedded one. */
  databaseUrl?: string;
  /** Default: a free port. */
  port?: number;
  /** Folder of another version of the project, installed and built. Default: this one. */
  folder?: string;
  /** Settings of the process. They override the tests' own: limits off, sweeper off, no example bookings. */
  env?: Record<string, string>;
}

/** Running server process, started as `npm start` does. */
export interface StudioProcess {
  /** Origin without a trailing slash. */
  url: string;
  port: number;
  pid: number;
  /** Returns everything printed so far. */
  log(): string;
  /** Stops the process gracefully and resolves with its exit code. Does nothing when it has ended. */
  stop(): Promise<number | null>;
  /** Kills the process, like a power cut. Resolves when it's gone. */
  kill(): Promise<void>;
  /** Freezes the process: it accepts connections and never responds. `kill` also ends a frozen process. */
  freeze(): void;
}

const readyWithinMs = 240_000;
/** Environment variables that a process inherits: none that change its behaviour. */
const inheritedVariables = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER', 'SystemRoot', 'TEMP'];

/** Secrets that processes on one database share, since its user pool is encrypted with them. */
export const poolSecrets = {
  IDENTITY_KEY: Buffer.alloc(32, 'a key of the tests').toString('base64'),
  IDENTITY_ACCESS_KEY_ID: 'MILESTESTS',
  IDENTITY_SECRET_ACCESS_KEY: 'a secret of the tests',
};

/** Starts a server process and resolves when it's ready. Throws with its log when it fails. */
export async function startStudio(settings: StudioSettings = {}): Promise<StudioProcess> {
  const port = settings.port ?? (await getFreePort());
  const url = `${settings.env?.HTTPS === '1' ? 'https' : 'http'}://localhost:${port}`;
  const folder = createRunFolder('studio');
  const child = spawn(findNode(), serverArgs, {
    cwd: settings.folder ?? projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(settings, port, path.join(folder, 'data')),
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const log = () => printed.join('');
  const pid = child.pid ?? 0;
  registerProcess(folder, pid, 'serve.mjs');
  const end = async (signal: NodeJS.Signals) => {
    await endProcess(child, signal);
    removeRunFolder(folder);
  };
  try {
    await waitUntilReady(child, url);
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`${error instanceof Error ? error.message : error}\n${log()}`);
  }
  return {
    url,
    port,
    pid,
    log,
    stop: async () => {
      await end('SIGTERM');
      return child.exitCode;
    },
    kill: () => end('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
  };
}

function environmentOf(
  { databaseUrl, env }: StudioSettings,
  port: number,
  dataDir: string,
): NodeJS.ProcessEnv {
  const own = inheritedVariables.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return {
    ...Object.fromEntries(own),
    // As `npm start` sets it, so that not each process compiles everything again.
    NODE_COMPILE_CACHE: getNodeEnvironment().NODE_COMPILE_CACHE,
    ...getServerEnvironment(databaseUrl),
    NODE_ENV: 'production',
    STUDIO_MODE: 'demo',
    PORT: String(port),
    DATA_DIR: dataDir,
    LIMITS: 'off',
    SWEEPER: 'off',
    QUIET_HOURS: 'off',
    DEMO_FILL: 'off',
    ...poolSecrets,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until) {
    if (hasEnded(child)) throw new Error(`The server ended with code ${child.exitCode} before it was ready.`);
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready after ${readyWithinMs / 1000} s.`);
}

/** Accepts the self-signed certificate over TLS. */
function isReady(url: string): Promise<boolean> {
  const { get } = url.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const request = get(`${url}/readyz`, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
