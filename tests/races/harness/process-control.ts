import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the command line of a process, or an empty string when there is none. */
export function getCommandLine(pid: number): string {
  if (!isAlive(pid)) return '';
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Terminates a process: with SIGINT first, and SIGKILL after 5 seconds. */
export function terminateProcess(pid: number): void {
  process.kill(pid, 'SIGINT');
  const until = Date.now() + 5_000;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (isAlive(pid) && Date.now() < until) Atomics.wait(pause, 0, 0, 50);
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

/** Returns a process and its children. */
function familyOf(pid: number): number[] {
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout ?? '';
  const pairs = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child]) => Number(child))];
}

/** Pauses or resumes a process and its children. */
export function signalProcessTree(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const one of familyOf(pid)) if (isAlive(one)) process.kill(one, signal);
}

/** Kills a process and its children with SIGKILL. Resolves when all are gone. */
export async function killProcessTree(pid: number): Promise<void> {
  const family = familyOf(pid);
  for (const one of family) if (isAlive(one)) process.kill(one, 'SIGKILL');
  while (family.some((one) => isAlive(one) && !isZombie(one))) await sleep(20);
}

/** Returns whether a process has ended and waits to be reaped. */
function isZombie(pid: number): boolean {
  return spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.startsWith('Z');
}
