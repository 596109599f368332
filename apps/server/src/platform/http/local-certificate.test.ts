import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadLocalCertificate } from './local-certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('creates one certificate, for this machine only, that cannot sign others', async () => {
  const made = await loadLocalCertificate(join(folder, 'data'));
  const certificate = new X509Certificate(made.cert);
  expect(certificate.ca).toBe(false);
  for (const name of ['localhost']) expect(certificate.checkHost(name)).toBe(name);
  for (const address of ['127.0.0.1', '::1']) expect(certificate.checkIP(address)).toBe(address);
  expect(certificate.checkHost('miles.example')).toBeUndefined();
  expect(statSync(join(folder, 'data', 'local-certificate.json')).mode & 0o777).toBe(0o600);
  expect(await loadLocalCertificate(join(folder, 'data'))).toEqual(made);
});
