import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';
import { generate } from 'selfsigned';

/** A certificate for this machine alone, that no browser knows of. PEM. */
export interface LocalCertificate {
  key: string;
  cert: string;
}

const years = 5;

/** The certificate that the data folder keeps, made when it is first asked for. Demo mode serves TLS with it. */
export async function loadLocalCertificate(folder: string): Promise<LocalCertificate> {
  const file = fileIn(folder);
  const known = read(file);
  if (known) return known;
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

/** Lets this process trust the certificate of its own machine, for calls to itself. */
export function trustLocalCertificate({ cert }: Pick<LocalCertificate, 'cert'>): void {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
}

/** The same for a process beside it, when there is one. */
export function trustStoredCertificate(folder: string): void {
  const known = read(fileIn(folder));
  if (known) trustLocalCertificate(known);
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
