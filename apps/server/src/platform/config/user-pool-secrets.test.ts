import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { loadUserPoolSecrets } from './user-pool-secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pool-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the secrets of the user pool', () => {
  it('are created once in demo mode, and readable by this user only', () => {
    const config = readConfig({ DATA_DIR: join(folder, 'data') });
    const made = loadUserPoolSecrets(config);
    expect(loadUserPoolSecrets(config)).toEqual(made);
    expect(Buffer.from(made.encryptionKeys[0] ?? '', 'base64')).toHaveLength(32);
    expect(readdirSync(join(folder, 'data'))).toEqual(['identity-secrets.json']);
    const { mode } = statSync(join(folder, 'data', 'identity-secrets.json'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  });

  it('come from the settings when those are set', () => {
    const config = readConfig({
      DATA_DIR: folder,
      IDENTITY_ACCESS_KEY_ID: 'MILESADMIN',
      IDENTITY_SECRET_ACCESS_KEY: 'secret',
    });
    expect(loadUserPoolSecrets(config).credentials).toEqual({
      accessKeyId: 'MILESADMIN',
      secretAccessKey: 'secret',
    });
  });

  it('do not replace a file that cannot be read', () => {
    writeFileSync(join(folder, 'identity-secrets.json'), '{');
    expect(() => loadUserPoolSecrets(readConfig({ DATA_DIR: folder }))).toThrow(/Could not read/);
  });
});
