import { createHash, timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../pool.ts';
import { IdentityError } from './identity-error.ts';

const service = 'cognito-idp';
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
 * Lets only calls pass that the pool's administrator has signed, within the last 5 minutes, with this operation and
 * exactly this body. The signature is made again over the request as it came and compared in constant time.
 * @throws IdentityError by AWS's names: IncompleteSignature, UnrecognizedClient or InvalidSignature.
 */
export async function checkSignature(pool: Pool, request: FastifyRequest, body: string): Promise<void> {
  const claimed = readAuthorization(request.headers.authorization);
  coversTheCall(request, claimed);
  const { administrator, userPoolId } = pool.settings;
  if (!isEqual(claimed.accessKeyId, administrator.accessKeyId) || request.headers['x-amz-security-token']) {
    throw new IdentityError('UnrecognizedClientException');
  }
  const [region] = userPoolId.split('_');
  if (claimed.region !== region || claimed.service !== service) {
    throw new IdentityError(
      'InvalidSignatureException',
      `Credential should be scoped to ${region}/${service}.`,
    );
  }
  const signedAt = readDate(request.headers['x-amz-date'], claimed.day);
  bodyIsTheSignedOne(request, body);
  const signer = new SignatureV4({
    service,
    region,
    credentials: administrator,
    sha256: Sha256,
    applyChecksum: false,
  });
  const again = await signer.sign(asSigned(request, body, claimed), {
    signingDate: signedAt,
    signableHeaders: new Set(claimed.signedHeaders),
  });
  const expected = /Signature=([0-9a-f]{64})$/.exec(again.headers.authorization ?? '')?.[1] ?? '';
  if (!isEqual(claimed.signature, expected)) throw new IdentityError('InvalidSignatureException');
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
function readDate(header: string | string[] | undefined, day: string): Date {
  const form = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
  const signedAt = new Date(String(header).replace(form, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(signedAt.getTime()) || !String(header).startsWith(day)) {
    throw new IdentityError(
      'IncompleteSignatureException',
      'X-Amz-Date is no date, or not that of the credential.',
    );
  }
  if (Math.abs(Date.now() - signedAt.getTime()) > freshSeconds * 1000) {
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
