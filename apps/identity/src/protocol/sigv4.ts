import { createHash, timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { FastifyRequest } from 'fastify';
import { deriveSecretKey, findCredentialsHolder } from '../identity-pool/credentials.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from './identity-error.ts';

/** The services that a signature may be for. */
export type SignedService = 'cognito-idp' | 'cognito-identity';

const freshSeconds = 5 * 60;

/** What an Authorization header of AWS's signature, version 4, says. */
interface Claimed {
  accessKeyId: string;
  /** 'YYYYMMDD' */
  day: string;
  region: string;
  service: string;
  signedHeaders: ReadonlySet<string>;
  signature: string;
}

/**
 * Lets only calls pass that somebody has signed within the last 5 minutes, for this service, with this operation and
 * exactly this body: the pool's administrator, or somebody with credentials of their identity. The signature is made
 * again over the request as it came and compared in constant time.
 * @returns whose identity it was; null for the administrator
 * @throws IdentityError by AWS's names: IncompleteSignature, UnrecognizedClient, ExpiredToken or InvalidSignature.
 */
export async function verifySignature(
  pool: Pool,
  request: FastifyRequest,
  body: string,
  service: SignedService = 'cognito-idp',
): Promise<User | null> {
  const claimed = readAuthorization(request.headers.authorization);
  coversTheCall(request, claimed);
  const { member, secretAccessKey } = await signerOf(pool, request, claimed);
  const [region = ''] = pool.settings.userPoolId.split('_');
  if (claimed.region !== region || claimed.service !== service) {
    throw new IdentityError(
      'InvalidSignatureException',
      `Credential should be scoped to ${region}/${service}.`,
    );
  }
  const signingDate = readDate(pool, request.headers['x-amz-date'], claimed.day);
  bodyIsTheSignedOne(request, body);
  const credentials = { accessKeyId: claimed.accessKeyId, secretAccessKey };
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256, applyChecksum: false });
  const again = await signer.sign(asSigned(request, body, claimed), {
    signingDate,
    signableHeaders: new Set(claimed.signedHeaders),
  });
  const expected = /Signature=([0-9a-f]{64})$/.exec(again.headers.authorization ?? '')?.[1] ?? '';
  if (!isEqual(claimed.signature, expected)) throw new IdentityError('InvalidSignatureException');
  return member;
}

/** Whose key a call names, and the secret that belongs to it: with a session token an identity's, else the administrator's. */
async function signerOf(
  pool: Pool,
  { headers }: FastifyRequest,
  { accessKeyId }: Claimed,
): Promise<{ member: User | null; secretAccessKey: string }> {
  const sessionToken = headers['x-amz-security-token'];
  if (sessionToken !== undefined) {
    const member = await findCredentialsHolder(pool, accessKeyId, String(sessionToken));
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

/** Whatever says where the call goes and what it does is signed: the host, and each header of the protocol. */
function coversTheCall(request: FastifyRequest, { signedHeaders }: Claimed): void {
  const ofTheProtocol = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  const left = ['host', 'x-amz-date', 'x-amz-target', ...ofTheProtocol].find(
    (name) => !signedHeaders.has(name),
  );
  if (left) throw new IdentityError('IncompleteSignatureException', `The header ${left} is not signed.`);
}

/** Judged by the machine's clock, as the caller signs by its own. */
function readDate(pool: Pool, header: string | string[] | undefined, day: string): Date {
  const form = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
  const signedAt = new Date(String(header).replace(form, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(signedAt.getTime()) || !String(header).startsWith(day)) {
    throw new IdentityError(
      'IncompleteSignatureException',
      'X-Amz-Date is no date, or not that of the credential.',
    );
  }
  // This process signs calls to itself by its machine's clock; everybody else goes by a right one, as the pool's is.
  const apart = [Date.now(), pool.now().getTime()].map((now) => Math.abs(now - signedAt.getTime()));
  if (Math.min(...apart) > freshSeconds * 1000) {
    throw new IdentityError('InvalidSignatureException', `Signature expired: ${String(header)} is not now.`);
  }
  return signedAt;
}

/** The signer trusts a body's hash that the header names, so the name has to be right. */
function bodyIsTheSignedOne(request: FastifyRequest, body: string): void {
  const named = request.headers['x-amz-content-sha256'];
  if (named === undefined) return;
  const hash = createHash('sha256').update(body).digest('hex');
  if (!isEqual(String(named), hash)) throw new IdentityError('InvalidSignatureException');
}

function asSigned(request: FastifyRequest, body: string, { signedHeaders }: Claimed) {
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

/** Hashes first, so that neither length nor content shows in the time it takes. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
