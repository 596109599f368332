import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';

/** Self-signed certificate for this machine, as PEM. Browsers don't trust it. */
export interface LocalCertificate {
  key: string;
  cert: string;
}

const years = 5;

/** Returns the certificate stored in the data folder, and generates one on first use. Demo mode serves TLS with it. */
export async function loadLocalCertificate(folder: string): Promise<LocalCertificate> {
  const file = fileIn(folder);
  const existing = read(file);
  if (existing) return existing;
  const { generate } = await import('selfsigned');
  const notAfterDate = new Date();
  notAfterDate.setFullYear(notAfterDate.getFullYear() + years);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ key, cert }), { mode: 0o600 });
  return { key, cert };
}

/** Makes this process trust the certificate of its own machine, for calls to itself. */
export function trustLocalCertificate({ cert }: Pick<LocalCertificate, 'cert'>): void {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
}

/** Trusts the stored certificate, if one exists. For processes that run beside the server. */
export function trustStoredCertificate(folder: string): void {
  const existing = read(fileIn(folder));
  if (existing) trustLocalCertificate(existing);
}

const fileIn = (folder: string): string => join(folder, 'local-certificate.json');

function read(file: string): LocalCertificate | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LocalCertificate;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
