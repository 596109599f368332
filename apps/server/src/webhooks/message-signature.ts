import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Returns a secret of 256 random bits in the format of Standard Webhooks. */
export function createSigningSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** Message to sign. `at` is the time of this attempt. */
export interface MessageToSign {
  id: string;
  at: Date;
  body: string;
}

/** Returns the three headers of Standard Webhooks, with one signature for each valid secret. */
export function buildSignatureHeaders(
  { id, at, body }: MessageToSign,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
