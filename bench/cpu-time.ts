import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** What Linux counts processor time in, which is the same on every machine that it runs on. */
const msPerTick = 10;

/** Processes whose processor time is told together, such as all of a database. */
export type ProcessGroup = () => readonly number[];

/** One process by its id. */
export const selectProcess =
  (pid: number): ProcessGroup =>
  () => [pid];

/** All processes of a PostgreSQL on this machine: its connections come and go. */
export async function selectDatabaseProcesses(databaseUrl: string): Promise<ProcessGroup> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const server = statOf(rows[0]?.pid ?? 0).parent;
    return () => [server, ...allProcesses().filter((pid) => parentOf(pid) === server)];
  } finally {
    await client.end();
  }
}

/** The connections to one database of a PostgreSQL on this machine, which may have others. */
export async function selectDatabaseConnections(databaseUrl: string): Promise<ProcessGroup> {
  const all = await selectDatabaseProcesses(databaseUrl);
  const name = new URL(databaseUrl).pathname.slice(1);
  return () => all().filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(` ${name} `));
}

/** Processor time that a group has used so far, in milliseconds, with that of children which have ended. Linux only. */
export function readCpuMs(group: ProcessGroup): number {
  return group().reduce((sum, pid) => sum + statOf(pid).ticks * msPerTick, 0);
}

const allProcesses = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);

function parentOf(pid: number): number | null {
  try {
    return statOf(pid).parent;
  } catch {
    return null;
  }
}

/** The fields of `/proc/<pid>/stat` behind the program's name, which may hold anything. */
function statOf(pid: number): { parent: number; ticks: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [own, children] = [fields.slice(11, 13), fields.slice(13, 15)];
  return { parent: fields[1] ?? 0, ticks: [...own, ...children].reduce((sum, ticks) => sum + ticks, 0) };
}
