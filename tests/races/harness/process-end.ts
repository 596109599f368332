import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this number exists. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, empty when there is none. */
export function commandOf(pid: number): string {
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

/** Ends a process for good: it is asked first, and has 5 seconds. */
export function endProcess(pid: number): void {
  process.kill(pid, 'SIGINT');
  const until = Date.now() + 5_000;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (isAlive(pid) && Date.now() < until) Atomics.wait(pause, 0, 0, 50);
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}
