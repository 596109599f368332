import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Milliseconds per clock tick in /proc: USER_HZ is 100 on all Linux machines. */
const msPerTick = 10;

/** Function that returns the ids of the processes whose CPU time is added up, such as all processes of a database. */
export type PidSelector = () => readonly number[];

export const selectProcess =
  (pid: number): PidSelector =>
  () => [pid];

/** Selects all processes of a PostgreSQL on this machine, looked up on each call, because connections come and go. */
export async function selectDatabaseProcesses(databaseUrl: string): Promise<PidSelector> {
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

/** Selects the connections to one database of a PostgreSQL on this machine. */
export async function selectDatabaseConnections(databaseUrl: string): Promise<PidSelector> {
  const all = await selectDatabaseProcesses(databaseUrl);
  const name = new URL(databaseUrl).pathname.slice(1);
  return () => all().filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(` ${name} `));
}

/** Returns the CPU time of a group of processes so far, in milliseconds, including their ended children. Linux only. */
export function readCpuMs(group: PidSelector): number {
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

/** Parses the fields of `/proc/<pid>/stat` after the program's name, which can contain any character. */
function statOf(pid: number): { parent: number; ticks: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [own, children] = [fields.slice(11, 13), fields.slice(13, 15)];
  return { parent: fields[1] ?? 0, ticks: [...own, ...children].reduce((sum, ticks) => sum + ticks, 0) };
}
