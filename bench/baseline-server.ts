import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findNode, nodeFlags } from '../scripts/setup/find-node.mjs';
import { projectRoot } from '../scripts/setup/run-program.mjs';
import { getFreePort } from '../tests/races/harness/get-free-port.ts';

export interface BaselineServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a bare Fastify server of this folder, with a port as its first argument, followed by `extraArgs`. */
export async function startBaselineServer(
  program: 'baseline-bytes.ts' | 'baseline-json-server.ts',
  extraArgs: readonly string[],
): Promise<BaselineServer> {
  const port = await getFreePort();
  const file = path.join(projectRoot, 'bench', program);
  const child = spawn(findNode(), [...nodeFlags, file, String(port), ...extraArgs], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 400; tries += 1) {
    if (await fetch(url).catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
