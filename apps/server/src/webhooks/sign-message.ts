import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret nobody has to choose: 256 random bits, as Standard Webhooks writes them. */
export function createSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** What is signed: a message, and when this try of it was made. */
export interface MessageToSign {
  id: string;
  at: Date;
  body: string;
}

/** The three headers of Standard Webhooks: one signature for each secret that is good now. */
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
