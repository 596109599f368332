import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCommandLine, isAlive, terminateProcess } from './process-control.ts';

const prefix = 'miles-street-test-';
const ownerFile = 'owner.pid';
const processFile = 'process.json';

/**
 * A temporary folder of this test run. It notes who runs the tests, so that a later run can tell what a killed one
 * left behind; in its name too, so that a run beside this one never takes a folder of this moment for such.
 */
export function createRunFolder(purpose: string): string {
  clearLeftovers();
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${purpose}-${process.pid}-`));
  writeFileSync(path.join(folder, ownerFile), String(process.pid));
  return folder;
}

/** Notes a process that lives in the folder; `mark` is a part of its command line, since numbers are used again. */
export function registerProcess(folder: string, pid: number, mark: string): void {
  writeFileSync(path.join(folder, processFile), JSON.stringify({ pid, mark }));
}

export function removeRunFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Ends the processes and removes the folders of test runs that were killed. */
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

/** The number of the process that made a folder of this name; not a number when it does not say. */
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
