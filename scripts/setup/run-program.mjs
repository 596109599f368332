import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Function that receives a program's output in chunks. @typedef {(chunk: Buffer) => void} OutputReceiver */

/**
 * Runs a program in the project root with this terminal and resolves with its exit code.
 * Forwards SIGINT and SIGTERM, so that no program outlives a stopped command.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, quiet?: boolean, shell?: boolean, into?: OutputReceiver | undefined }} [options]
 *   quiet: shows the output only on failure; into: receives the output instead of the terminal.
 * @returns {Promise<number>}
 */
export function runProgram(
  command,
  args,
  { env = {}, cwd = projectRoot, quiet = false, shell = false, into } = {},
) {
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
 * Forwards SIGINT and SIGTERM to the child. Returns a function that ends the forwarding.
 *
 * After Ctrl-C the terminal itself sends SIGINT to the child, so SIGINT is forwarded only when there is no terminal.
 * When SIGTERM is sent to npm, npm and its shell end without passing the signal to this process. This process then gets
 * another parent process. It notices this by polling, and sends itself SIGTERM.
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
