import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCommandLine, isAlive, terminateProcess } from './process-control.ts';

const prefix = 'miles-street-test-';
const ownerFile = 'owner.pid';
const processFile = 'process.json';

/**
 * Creates a temporary folder of this test run. It stores the owner's process id, by which a later run recognises what a
 * killed run left behind. The name contains the process id too, so that a concurrent run never mistakes a new folder
 * for one of a killed run.
 */
export function createRunFolder(purpose: string): string {
  clearLeftovers();
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${purpose}-${process.pid}-`));
  writeFileSync(path.join(folder, ownerFile), String(process.pid));
  return folder;
}

/** Records a process that belongs to the folder. `mark` is part of its command line, since process ids are reused. */
export function registerProcess(folder: string, pid: number, mark: string): void {
  writeFileSync(path.join(folder, processFile), JSON.stringify({ pid, mark }));
}

export function removeRunFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Ends the processes and removes the folders of killed test runs. */
function clearLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const folder = path.join(tmpdir(), name);
    if (!name.startsWith(prefix) || isAlive(ownerOf(name)) || isAlive(Number(read(folder, ownerFile))))
      continue;
    const noted = read(folder, processFile);
    const { pid, mark } = noted ? (JSON.parse(noted) as { pid: number; mark: string }) : { pid: 0, mark: '' };
    if (pid > 0 && getCommandLine(pid).includes(mark)) terminateProcess(pid);
    removeRunFolder(folder);
  }
}

/** Returns the process id in a folder's name, or NaN. */
function ownerOf(name: string): number {
  return Number(/-(\d+)-[^-]*$/.exec(name)?.[1]);
}

function read(folder: string, file: string): string {
  try {
    return readFileSync(path.join(folder, file), 'utf8');
  } catch {
    return '';
  }
}
