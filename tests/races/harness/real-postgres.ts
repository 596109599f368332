import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { getFreePort } from './get-free-port.ts';
import { loadEmbeddedPostgres } from './load-embedded-postgres.ts';
import { killProcessTree, signalProcessTree } from './process-control.ts';
import { createRunFolder, registerProcess, removeRunFolder } from './run-folder.ts';

const password = 'postgres';
const hasSockets = process.platform !== 'win32';
/** Short, as their addresses have to be. */
const socketFolder = '/tmp';

/** A PostgreSQL server of the tests' own. */
export interface RealPostgres {
  /** Address of the server's first database, from which others are made. */
  url: string;
  /** The same by a socket of this machine, where it has such: a question takes three quarters of the time, and half of the system's. */
  socketUrl: string;
  /** Ends all its processes at once, as the machine's failing would; what it stored stays. */
  kill(): Promise<void>;
  /** Lets all its processes stand still: it takes connections, and never says a word. */
  pause(): void;
  resume(): void;
  /** Starts it again on its folder and port. */
  start(): Promise<void>;
  /** Ends the server and removes what it stored. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL from the installed packages, in a temporary folder on a free port. What an earlier run
 * that was killed left running is ended first. Stop it in a `finally` or a teardown. `settings` of its own: "shared_buffers=2GB".
 */
export async function startRealPostgres(settings: readonly string[] = []): Promise<RealPostgres> {
  const folder = createRunFolder('postgres');
  // As root, the server runs as a user of its own, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const log: string[] = [];
  const dataFolder = path.join(folder, 'data');
  const port = await getFreePort();
  const sockets = hasSockets ? [`unix_socket_directories=${socketFolder}`] : [];
  const EmbeddedPostgres = await loadEmbeddedPostgres(folder);
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Without a language in the environment it would be SQL_ASCII.
    initdbFlags: ['--encoding=UTF8'],
    // Nothing here has to survive a power cut; without it every commit waits for the disk. What was committed survives
    // a killed server all the same: it has been handed to the system.
    postgresFlags: ['fsync=off', 'max_connections=300', ...sockets, ...settings].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: (message) => log.push(String(message)),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await server.stop();
    removeRunFolder(folder);
    throw new Error(`PostgreSQL did not start: ${error ?? ''}\n${log.join('')}`);
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const pidNow = () => Number(readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  registerProcess(folder, pidNow(), dataFolder);
  return {
    url,
    socketUrl: hasSockets ? `${url}?host=${socketFolder}` : url,
    kill: () => killProcessTree(pidNow()),
    pause: () => signalProcessTree(pidNow(), 'SIGSTOP'),
    resume: () => signalProcessTree(pidNow(), 'SIGCONT'),
    start: async () => {
      await server.start();
      registerProcess(folder, pidNow(), dataFolder);
    },
    stop: async () => {
      await server.stop();
      removeRunFolder(folder);
    },
  };
}

/** Makes an empty database on the server and gives its address. */
export async function createDatabaseOn(serverUrl: string): Promise<string> {
  const name = `studio_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
