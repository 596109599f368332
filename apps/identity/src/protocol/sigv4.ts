import { createHash, timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { FastifyRequest } from 'fastify';
import { authenticateCredentials, deriveSecretKey } from '../identity-pool/credentials.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from './identity-error.ts';

/** Services that a signature may be for. */
export type SignedService = 'cognito-idp' | 'cognito-identity';

const freshSeconds = 5 * 60;

/** Fields of an AWS Signature Version 4 Authorization header. */
interface Claimed {
  accessKeyId: string;
  /** Date as 'YYYYMMDD'. */
  day: string;
  region: string;
  service: string;
  signedHeaders: ReadonlySet<string>;
  signature: string;
}

/**
 * Verifies that a call was signed within the last 5 minutes, for this service, operation and exact body, by the user
 * pool's administrator or with credentials of an identity. Signs the received request again and compares the signatures
 * in constant time.
 * @returns the owner of the identity; null for the administrator
 * @throws IdentityError by AWS's names: IncompleteSignature, UnrecognizedClient, ExpiredToken or InvalidSignature.
 */
export async function verifySignature(
  pool: Pool,
  request: FastifyRequest,
  body: string,
  service: SignedService = 'cognito-idp',
): Promise<User | null> {
  const claimed = readAuthorization(request.headers.authorization);
  assertCoversCall(request, claimed);
  const { member, secretAccessKey } = await findSigner(pool, request, claimed);
  const [region = ''] = pool.settings.userPoolId.split('_');
  if (claimed.region !== region || claimed.service !== service) {
    throw new IdentityError(
      'InvalidSignatureException',
      `Credential should be scoped to ${region}/${service}.`,
    );
  }
  const signingDate = readDate(pool, request.headers['x-amz-date'], claimed.day);
  assertBodyHash(request, body);
  const credentials = { accessKeyId: claimed.accessKeyId, secretAccessKey };
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256, applyChecksum: false });
  const signed = await signer.sign(toSignedRequest(request, body, claimed), {
    signingDate,
    signableHeaders: new Set(claimed.signedHeaders),
  });
  const expected = /Signature=([0-9a-f]{64})$/.exec(signed.headers.authorization ?? '')?.[1] ?? '';
  if (!isEqual(claimed.signature, expected)) throw new IdentityError('InvalidSignatureException');
  return member;
}

/**
 * Returns the signer and the secret of the named key: an identity's if there is a session token, otherwise the
 * administrator's.
 */
async function findSigner(
  pool: Pool,
  { headers }: FastifyRequest,
  { accessKeyId }: Claimed,
): Promise<{ member: User | null; secretAccessKey: string }> {
  const sessionToken = headers['x-amz-security-token'];
  if (sessionToken !== undefined) {
    const member = await authenticateCredentials(pool, accessKeyId, String(sessionToken));
    return { member, secretAccessKey: deriveSecretKey(pool, String(sessionToken)) };
  }
  const { administrator } = pool.settings;
  if (!isEqual(accessKeyId, administrator.accessKeyId)) {
    throw new IdentityError('UnrecognizedClientException');
  }
  return { member: null, secretAccessKey: administrator.secretAccessKey };
}

function readAuthorization(header = ''): Claimed {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([\w-]+)\/([\w-]+)\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, accessKeyId, day, region, signedService, headers, signature] = form.exec(header) ?? [];
  if (!accessKeyId || !day || !region || !signedService || !headers || !signature) {
    throw new IdentityError('IncompleteSignatureException');
  }
  return {
    accessKeyId,
    day,
    region,
    service: signedService,
    signedHeaders: new Set(headers.split(';')),
    signature,
  };
}

/**
 * Checks that the signature covers all headers that determine the call: the host and every header of the protocol.
 * @throws IncompleteSignatureException when it doesn't
 */
function assertCoversCall(request: FastifyRequest, { signedHeaders }: Claimed): void {
  const ofTheProtocol = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  const unsignedHeader = ['host', 'x-amz-date', 'x-amz-target', ...ofTheProtocol].find(
    (name) => !signedHeaders.has(name),
  );
  if (unsignedHeader)
    throw new IdentityError('IncompleteSignatureException', `The header ${unsignedHeader} is not signed.`);
}

/** Reads the signing date and checks it against the machine's clock or the user pool's clock. */
function readDate(pool: Pool, header: string | string[] | undefined, day: string): Date {
  const form = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
  const signedAt = new Date(String(header).replace(form, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(signedAt.getTime()) || !String(header).startsWith(day)) {
    throw new IdentityError(
      'IncompleteSignatureException',
      'X-Amz-Date is not a date or does not match the credential.',
    );
  }
  // Accepts either clock, because they can differ: this process signs its own calls with the machine's clock, and other
  // callers may have the user pool's time.
  const clockSkews = [Date.now(), pool.now().getTime()].map((now) => Math.abs(now - signedAt.getTime()));
  if (Math.min(...clockSkews) > freshSeconds * 1000) {
    throw new IdentityError(
      'InvalidSignatureException',
      `Signature expired: ${String(header)} is too far from the current time.`,
    );
  }
  return signedAt;
}

/** Checks the body against its hash in the header, because the signature covers only the hash. */
function assertBodyHash(request: FastifyRequest, body: string): void {
  const named = request.headers['x-amz-content-sha256'];
  if (named === undefined) return;
  const hash = createHash('sha256').update(body).digest('hex');
  if (!isEqual(String(named), hash)) throw new IdentityError('InvalidSignatureException');
}

function toSignedRequest(request: FastifyRequest, body: string, { signedHeaders }: Claimed) {
  const [path = '/'] = request.url.split('?');
  const signed = Object.entries(request.headers).filter(([name]) => signedHeaders.has(name));
  return {
    method: request.method,
    protocol: `${request.protocol}:`,
    hostname: request.hostname,
    path,
    query: { ...(request.query as Record<string, string>) },
    headers: Object.fromEntries(signed.map(([name, value]) => [name, String(value)])),
    body,
  };
}

/** Compares two texts. Hashes them first, so that the duration reveals neither length nor content. */
function isEqual(signature: string, expected: string): boolean {
  const [first, second] = [signature, expected].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
