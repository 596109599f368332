import { readFileSync } from 'node:fs';

/** Returns a process's memory (RSS) in MB. Linux only. */
export function readMemoryMb(pid: number): number {
  const rssKb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!rssKb) throw new Error(`Could not read the memory use of process ${pid}.`);
  return Number(rssKb) / 1024;
}
