import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Receives a program's output in chunks. @typedef {(chunk: Buffer) => void} Into */

/**
 * Runs a program in the project root with this terminal and resolves with its exit code.
 * Forwards SIGINT and SIGTERM, so that no program outlives a stopped command.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, quiet?: boolean, shell?: boolean, into?: Into | undefined }} [options]
 *   quiet: shows the output only on failure; into: receives the output instead of the terminal.
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = projectRoot, quiet = false, shell = false, into } = {}) {
  const child = spawn(command, args, {
    cwd,
    shell,
    env: { ...process.env, ...env },
    stdio: quiet || into ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  /** @type {Buffer[]} */
  const output = [];
  const collect = into ?? ((/** @type {Buffer} */ chunk) => void output.push(chunk));
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      stopForwarding();
      console.error(`Couldn’t start ${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      stopForwarding();
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

/**
 * Forwards signals to the child. A terminal sends Ctrl-C to the whole process group, including the child, so this
 * forwards only signals that were sent to this process alone. When npm is terminated, it ends itself and the shell
 * between without sending this process a signal. But then the parent of this process changes.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  const onInterrupt = () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  };
  const onTerminate = () => {
    child.kill('SIGTERM');
  };
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onTerminate);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500);
  return () => {
    clearInterval(watch);
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onTerminate);
  };
}
