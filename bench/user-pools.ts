import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { findNode, getNodeEnvironment, nodeFlags } from '../scripts/setup/find-node.mjs';
import type { PoolAddress } from '../tests/harness/identity.ts';
import { getFreePort } from '../tests/races/harness/get-free-port.ts';
import { installTool } from './install-tool.ts';

export interface RunningPool extends PoolAddress {
  endpoint: string;
  stop(): Promise<void>;
}

/**
 * Starts the project's own user pool on PostgreSQL. `workedMs` returns the CPU time that it has used since it started.
 */
export async function startOwnPool(
  databaseUrl: string,
): Promise<RunningPool & { workedMs(): Promise<number> }> {
  const file = path.join(import.meta.dirname, 'identity-process.ts');
  const child = fork(file, [databaseUrl], { execPath: findNode(), execArgv: nodeFlags });
  const [address] = (await once(child, 'message')) as [PoolAddress & { endpoint: string }];
  return {
    ...address,
    workedMs: async () => {
      child.send('how long');
      const [{ workedMs }] = (await once(child, 'message')) as [{ workedMs: number }];
      return workedMs;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Starts the npm package cognito-local in an empty folder, with a user pool that accepts passwords. */
export async function startCognitoLocal(): Promise<RunningPool> {
  const program = await installTool('cognito-local/lib/bin/start.js');
  const folder = mkdtempSync(path.join(tmpdir(), 'cognito-local-'));
  const port = await getFreePort();
  const child = spawn(findNode(), [program], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...getNodeEnvironment(), PORT: String(port), HOST: '127.0.0.1' },
  });
  const endpoint = `http://127.0.0.1:${port}/`;
  const credentials = { accessKeyId: 'anybody', secretAccessKey: 'anything' };
  const client = new CognitoIdentityProviderClient({ endpoint, region: 'us-east-1', credentials });
  await answering(client);
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({ PoolName: 'bench', UsernameAttributes: ['email'] }),
  );
  const userPoolId = UserPool?.Id ?? '';
  const { UserPoolClient } = await client.send(
    new CreateUserPoolClientCommand({ UserPoolId: userPoolId, ClientName: 'bench' }),
  );
  return {
    endpoint,
    userPoolId,
    clientId: UserPoolClient?.ClientId ?? '',
    credentials,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function answering(client: CognitoIdentityProviderClient): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await client.send(new ListUserPoolsCommand({ MaxResults: 1 }));
      return;
    } catch (error) {
      if (tries > 50) throw error;
      await wait(200);
    }
  }
}
