import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { modPow, modPowOfGenerator, srpGenerator, srpPrime, toBigInt, toPaddedBytes } from './mod-pow.ts';

/*
 * SRP-6a as Cognito's clients speak it: RFC 3526's group 15 (3072 bits), generator 2, SHA-256. Numbers travel as hex.
 * What a password is proven for is a pair of names: the pool's and the account's, or a device group's and a device's.
 */

/** Whose secret is proven, as both sides put it into their hashes. */
export interface SrpIdentity {
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

const multiplier = toBigInt(sha256(toPaddedBytes(srpPrime), toPaddedBytes(srpGenerator)));

/** 128 bits, hex. */
export const createSalt = (): string => randomBytes(16).toString('hex');

/** What is kept of a password, hex. Whoever has it can guess passwords without asking: it is a secret. */
export function computeVerifier(name: SrpIdentity, salt: string, password: string): string {
  const inner = sha256(Buffer.from(`${name.pool}${name.id}:${password}`, 'utf8'));
  return modPowOfGenerator(toBigInt(sha256(toPaddedBytes(fromHex(salt)), inner))).toString(16);
}

/**
 * Begins an exchange. The generator makes only squares modulo the prime; were `shown - k * verifier` always one, everybody
 * who asks for a few challenges could rule out half of all passwords with each. So its sign is drawn by lot, and a
 * proof may be for either.
 */
export function createSrpOffer(verifier: string): SrpOffer {
  const secret = randomBytes(32);
  const ephemeral = modPowOfGenerator(toBigInt(secret));
  const signed = (randomBytes(1)[0] ?? 0) & 1 ? srpPrime - ephemeral : ephemeral;
  return {
    secret: secret.toString('hex'),
    shown: ((multiplier * fromHex(verifier) + signed) % srpPrime).toString(16),
  };
}

/** Whether a client's number may be worked with at all: a multiple of the prime would make the secret known. */
export function isValidPublicValue(clientNumber: string): boolean {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientNumber)) return false;
  const number = fromHex(clientNumber) % srpPrime;
  return number > 1n && number < srpPrime - 1n;
}

/** Whether the client knows the password of the verifier; in constant time. */
export function isValidSrpProof(
  name: SrpIdentity,
  verifier: string,
  offer: SrpOffer,
  proof: SrpProof,
): boolean {
  if (!isValidPublicValue(proof.clientShown)) return false;
  const clientShown = fromHex(proof.clientShown);
  const scramble = toBigInt(sha256(toPaddedBytes(clientShown), toPaddedBytes(fromHex(offer.shown))));
  const base = (clientShown * modPow(fromHex(verifier), scramble)) % srpPrime;
  const shared = modPow(base, toBigInt(Buffer.from(offer.secret, 'hex')));
  const given = Buffer.from(proof.signature, 'base64');
  const fits = [shared, srpPrime - shared].map((either) =>
    areEqualInConstantTime(signatureOf(name, either, scramble, proof), given),
  );
  return fits.includes(true);
}

function signatureOf(name: SrpIdentity, shared: bigint, scramble: bigint, proof: SrpProof): Buffer {
  const key = hkdfSync('sha256', toPaddedBytes(shared), toPaddedBytes(scramble), 'Caldera Derived Key', 16);
  return createHmac('sha256', Buffer.from(key))
    .update(`${name.pool}${name.id}`, 'utf8')
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp, 'utf8')
    .digest();
}

/** Compares two secrets in constant time, whatever their lengths. */
export function areEqualInConstantTime(one: Buffer, other: Buffer): boolean {
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
