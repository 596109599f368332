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
/** Folder of the socket. Its path is short, because socket paths have a maximum length. */
const socketFolder = '/tmp';

/** PostgreSQL server that belongs to the tests. */
export interface RealPostgres {
  /** URL of the server's first database, from which others are created. */
  url: string;
  /**
   * URL of the same database through a Unix socket, where available: a query takes three quarters of the time and half
   * of the system time.
   */
  socketUrl: string;
  /** Kills all processes of the server at once, like a machine failure. Stored data stays. */
  kill(): Promise<void>;
  /** Pauses all processes of the server, which then accepts connections and never responds. */
  pause(): void;
  resume(): void;
  /** Starts the server again with the same folder and port. */
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL from the installed packages, in a temporary folder on a free port. First ends the processes
 * that an earlier, killed run left running. Stop the server in a `finally` or a teardown. `settings` are PostgreSQL's,
 * such as "shared_buffers=2GB".
 */
export async function startRealPostgres(settings: readonly string[] = []): Promise<RealPostgres> {
  const folder = createRunFolder('postgres');
  // As root, the server runs as a separate user, who must be able to enter the folder.
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
    // Without a language in the environment the encoding would be SQL_ASCII.
    initdbFlags: ['--encoding=UTF8'],
    // Test data doesn't have to survive a power cut, and with fsync each commit would wait for the disk. Commits
    // survive a killed server all the same, since the operating system has them.
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

/** Creates an empty database on the server and returns its URL. */
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
