import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (script: string, args: string[], env: Record<string, string> = {}) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATABASE_URL: '', ...env },
  });
  return { status, said: stderr.trim() };
};

it('reports the missing setting or file in one sentence and does nothing', () => {
  expect(run('backup', [])).toMatchObject({ status: 1, said: expect.stringMatching(/^Set DATABASE_URL/) });
  expect(run('restore', [])).toMatchObject({ status: 1, said: expect.stringMatching(/^Set DATABASE_URL/) });
  const url = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect(run('restore', ['no-such.dump'], url)).toMatchObject({
    status: 1,
    said: 'File not found: no-such.dump',
  });
});
