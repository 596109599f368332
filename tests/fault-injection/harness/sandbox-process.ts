import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findNode, nodeFlags } from '../../../scripts/setup/find-node.mjs';
import { projectRoot } from '../../../scripts/setup/run-program.mjs';
import { getFreePort } from '../../races/harness/get-free-port.ts';
import { createRunFolder, registerProcess, removeRunFolder } from '../../races/harness/run-folder.ts';
import { waitUntil } from '../../races/harness/wait-until.ts';

/** Sandbox in a separate process, as `npm run sandbox` starts it. */
export interface SandboxProcess {
  /** URL of the Stripe sandbox and its fault settings. */
  url: string;
  pid: number;
  smtpPort: number;
  stop(): Promise<void>;
}

/** Starts the sandbox on its own database, with events sent to `webhookUrl`. */
export async function startSandbox(databaseUrl: string, webhookUrl: string): Promise<SandboxProcess> {
  const [port, smtpPort, smsPort] = await Promise.all([getFreePort(), getFreePort(), getFreePort()]);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(findNode(), [...nodeFlags, 'apps/sandbox/src/main.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...(process.env.PATH ? { PATH: process.env.PATH } : {}),
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      SMS_PORT: String(smsPort),
      DATABASE_URL: databaseUrl,
      WEBHOOK_URL: webhookUrl,
    },
  });
  const folder = createRunFolder('sandbox');
  registerProcess(folder, child.pid ?? 0, 'apps/sandbox/src/main.ts');
  const stop = async () => {
    await killAndWait(child);
    removeRunFolder(folder);
  };
  const stderrOutput: string[] = [];
  child.stderr.on('data', (chunk) => stderrOutput.push(String(chunk)));
  try {
    await waitUntil('the sandbox listens', async () => {
      if (child.exitCode !== null) throw new Error(`The sandbox has ended.\n${stderrOutput.join('')}`);
      return (await fetch(`${url}/dials`).catch(() => null))?.ok === true;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, smtpPort, stop };
}

async function killAndWait(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
