import { createHash, createHmac } from 'node:crypto';
import type { AwsCredentials } from './create-identity-pool-client.ts';

export interface AwsJsonCall {
  endpoint: string;
  /** Service and operation, such as 'AWSCognitoIdentityProviderService.ListUsers'. */
  target: string;
  /** Service name in signatures. */
  service: 'cognito-idp' | 'cognito-identity';
  body: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Sends a call with any body, including ones that official clients wouldn't send. Signs it with `keys` (signature
 * version 4), if given.
 */
export async function sendAwsJsonCall(call: AwsJsonCall, keys?: AwsCredentials): Promise<Response> {
  const headers = {
    host: new URL(call.endpoint).host,
    'x-amz-date': new Date().toISOString().replaceAll(/[-:]|\.\d{3}/g, ''),
    ...(keys?.sessionToken ? { 'x-amz-security-token': keys.sessionToken } : {}),
    'x-amz-target': call.target,
  };
  const authHeaders = keys ? { authorization: buildAuthorization(call, headers, keys) } : {};
  const type = { 'content-type': 'application/x-amz-json-1.1' };
  return fetch(call.endpoint, {
    method: 'POST',
    headers: { ...headers, ...type, ...authHeaders },
    body: call.body,
  });
}

function buildAuthorization(
  { endpoint, service, body }: AwsJsonCall,
  headers: Record<string, string>,
  keys: AwsCredentials,
): string {
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const { pathname } = new URL(endpoint);
  const request = ['POST', pathname, '', lines, names.join(';'), hash(body)].join('\n');
  const timestamp = headers['x-amz-date'] ?? '';
  const scope = [timestamp.slice(0, 8), 'us-east-1', service, 'aws4_request'];
  const key = scope.reduce<string | Buffer>(
    (derivedKey, part) => hmac(derivedKey, part),
    `AWS4${keys.secretAccessKey}`,
  );
  const signature = hmac(key, ['AWS4-HMAC-SHA256', timestamp, scope.join('/'), hash(request)].join('\n'));
  const credential = [keys.accessKeyId, ...scope].join('/');
  return `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature.toString('hex')}`;
}
