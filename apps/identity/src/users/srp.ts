import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { generator, padded, power, powerOfGenerator, prime, toNumber } from './power.ts';

/*
 * SRP-6a as Cognito's clients speak it: RFC 3526's group 15 (3072 bits), generator 2, SHA-256. Numbers travel as hex.
 * What a password is proven for is a pair of names: the pool's and the account's, or a device group's and a device's.
 */

/** Whose secret is proven, as both sides put it into their hashes. */
export interface SrpName {
  pool: string;
  id: string;
}

/** One exchange from the server's side: what it keeps (`secret`), and what it shows (`shown`, SRP_B). */
export interface SrpOffer {
  secret: string;
  shown: string;
}

/** What a client answers to the challenge. */
export interface SrpProof {
  /** What it had shown, SRP_A. */
  clientShown: string;
  /** Base64, as it was given in the challenge. */
  secretBlock: string;
  timestamp: string;
  /** Base64. */
  signature: string;
}

const multiplier = toNumber(sha256(padded(prime), padded(generator)));

/** 128 bits, hex. */
export const newSalt = (): string => randomBytes(16).toString('hex');

/** What is kept of a password, hex. Whoever has it can guess passwords without asking: it is a secret. */
export function verifierOf(name: SrpName, salt: string, password: string): string {
  const inner = sha256(Buffer.from(`${name.pool}${name.id}:${password}`, 'utf8'));
  return powerOfGenerator(toNumber(sha256(padded(fromHex(salt)), inner))).toString(16);
}

/**
 * Begins an exchange. The generator makes only squares modulo the prime; were `shown - k * verifier` always one, everybody
 * who asks for a few challenges could rule out half of all passwords with each. So its sign is drawn by lot, and a
 * proof may be for either.
 */
export function makeOffer(verifier: string): SrpOffer {
  const secret = randomBytes(32);
  const ephemeral = powerOfGenerator(toNumber(secret));
  const signed = (randomBytes(1)[0] ?? 0) & 1 ? prime - ephemeral : ephemeral;
  return {
    secret: secret.toString('hex'),
    shown: ((multiplier * fromHex(verifier) + signed) % prime).toString(16),
  };
}

/** Whether a client's number may be worked with at all: a multiple of the prime would make the secret known. */
export function isUsable(clientNumber: string): boolean {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientNumber)) return false;
  const number = fromHex(clientNumber) % prime;
  return number > 1n && number < prime - 1n;
}

/** Whether the client knows the password of the verifier; in constant time. */
export function isProven(name: SrpName, verifier: string, offer: SrpOffer, proof: SrpProof): boolean {
  if (!isUsable(proof.clientShown)) return false;
  const clientShown = fromHex(proof.clientShown);
  const scramble = toNumber(sha256(padded(clientShown), padded(fromHex(offer.shown))));
  const base = (clientShown * power(fromHex(verifier), scramble)) % prime;
  const shared = power(base, toNumber(Buffer.from(offer.secret, 'hex')));
  const given = Buffer.from(proof.signature, 'base64');
  const fits = [shared, prime - shared].map((either) =>
    sameBytes(signatureOf(name, either, scramble, proof), given),
  );
  return fits.includes(true);
}

function signatureOf(name: SrpName, shared: bigint, scramble: bigint, proof: SrpProof): Buffer {
  const key = hkdfSync('sha256', padded(shared), padded(scramble), 'Caldera Derived Key', 16);
  return createHmac('sha256', Buffer.from(key))
    .update(`${name.pool}${name.id}`, 'utf8')
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp, 'utf8')
    .digest();
}

/** Compares two secrets in constant time, whatever their lengths. */
export function sameBytes(one: Buffer, other: Buffer): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function sha256(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}
