import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { findNode, getNodeEnvironment, sourceFlags } from '../../../scripts/setup/find-node.mjs';
import { projectRoot } from '../../../scripts/setup/run.mjs';
import { getFreePort } from './get-free-port.ts';
import { createRunFolder, registerProcess, removeRunFolder } from './run-folder.ts';

export interface StudioSettings {
  /** A PostgreSQL database; without it the process has an embedded one of its own. */
  databaseUrl?: string;
  /** Default: a free one. */
  port?: number;
  /** Where another state of the project is, to start that one: installed and built. Default: this one. */
  folder?: string;
  /** Settings of the process, over the tests' own: limits off, sweeper off, no example bookings. */
  env?: Record<string, string>;
}

/** A running server process, as `npm start` would start it. */
export interface StudioProcess {
  /** Its origin, without a slash at the end. */
  url: string;
  port: number;
  pid: number;
  /** Everything that it printed so far. */
  log(): string;
  /** Asks it to end and waits until it has; resolves with its exit code. Does nothing when it has ended. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
  /** Freezes the process: it accepts connections and answers nothing. `kill` ends a frozen process too. */
  freeze(): void;
}

const readyWithinMs = 240_000;
/** Settings of whoever runs the tests that a process may see: none that change what it does. */
const harmless = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER', 'SystemRoot', 'TEMP'];

/** Processes that share a database share what its user pool is sealed with. */
export const poolSecrets = {
  IDENTITY_KEY: Buffer.alloc(32, 'a key of the tests').toString('base64'),
  IDENTITY_ACCESS_KEY_ID: 'MILESTESTS',
  IDENTITY_SECRET_ACCESS_KEY: 'a secret of the tests',
};

/** Starts a server process and resolves when it answers that it is ready. Throws with its log when it does not. */
export async function startStudio(settings: StudioSettings = {}): Promise<StudioProcess> {
  const port = settings.port ?? (await getFreePort());
  const url = `${settings.env?.HTTPS === '1' ? 'https' : 'http'}://localhost:${port}`;
  const folder = createRunFolder('studio');
  const child = spawn(findNode(), [...sourceFlags, 'scripts/serve.ts'], {
    cwd: settings.folder ?? projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(settings, port, path.join(folder, 'data')),
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const log = () => printed.join('');
  const pid = child.pid ?? 0;
  registerProcess(folder, pid, 'scripts/serve.ts');
  const end = async (signal: NodeJS.Signals) => {
    await ended(child, signal);
    removeRunFolder(folder);
  };
  try {
    await ready(child, url);
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
  const own = harmless.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return {
    ...Object.fromEntries(own),
    // As `npm start` gives them, so that not each of them compiles the same again.
    NODE_COMPILE_CACHE: getNodeEnvironment().NODE_COMPILE_CACHE,
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

async function ready(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until) {
    if (hasEnded(child)) throw new Error(`The server ended with code ${child.exitCode} before it was ready.`);
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready after ${readyWithinMs / 1000} s.`);
}

/** Over TLS with a certificate of its own making, which nobody here knows. */
function isReady(url: string): Promise<boolean> {
  const { get } = url.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const asked = get(`${url}/readyz`, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false));
  });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
