import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { modPow, modPowOfGenerator, srpGenerator, srpPrime, toBigInt, toPaddedBytes } from './mod-pow.ts';

/*
 * SRP-6a as Cognito's clients implement it: RFC 3526's group 15 (3072 bits), generator 2, SHA-256. Numbers are hex. The
 * proof is bound to a pair of names: user pool and account, or device group and device.
 */

/** Names of the user pool and the user (or the device group and the device) that the secret is bound to. */
export interface SrpIdentity {
  pool: string;
  id: string;
}

/** Server's half of an exchange: its secret number and its public number (`publicValue`, SRP_B). */
export interface SrpServerEphemeral {
  secret: string;
  publicValue: string;
}

/** Client's response to the challenge. */
export interface SrpProof {
  /** Client's public number, SRP_A. */
  clientPublicValue: string;
  /** Secret block of the challenge, in base64. */
  secretBlock: string;
  timestamp: string;
  /** HMAC with the shared secret as its key, in base64, which proves that the client knows the password. */
  signature: string;
}

const multiplier = toBigInt(sha256(toPaddedBytes(srpPrime), toPaddedBytes(srpGenerator)));

/** Returns 128 random bits in hex. */
export const createSalt = (): string => randomBytes(16).toString('hex');

/**
 * Computes the stored verifier of a password, in hex. It must stay secret, because it allows guessing the password
 * offline.
 */
export function computeVerifier(name: SrpIdentity, salt: string, password: string): string {
  const inner = sha256(Buffer.from(`${name.pool}${name.id}:${password}`, 'utf8'));
  return modPowOfGenerator(toBigInt(sha256(toPaddedBytes(fromHex(salt)), inner))).toString(16);
}

/**
 * Begins an exchange, and returns the server's two numbers. The generator produces only squares modulo the prime. If
 * `publicValue - k * verifier` were always a square, a caller could rule out half of all passwords with each challenge.
 * So the sign is random, and a proof may match either sign.
 */
export function createSrpServerEphemeral(verifier: string): SrpServerEphemeral {
  const secret = randomBytes(32);
  const ephemeral = modPowOfGenerator(toBigInt(secret));
  const signed = (randomBytes(1)[0] ?? 0) & 1 ? srpPrime - ephemeral : ephemeral;
  return {
    secret: secret.toString('hex'),
    publicValue: ((multiplier * fromHex(verifier) + signed) % srpPrime).toString(16),
  };
}

/**
 * Returns whether a client's public number is safe to use. A multiple of the prime would make the shared secret known.
 * Also rejects 1 and -1 modulo the prime, which no correct client sends.
 */
export function isValidPublicValue(clientNumber: string): boolean {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientNumber)) return false;
  const number = fromHex(clientNumber) % srpPrime;
  return number > 1n && number < srpPrime - 1n;
}

/** Returns whether the client knows the verifier's password. Compares in constant time. */
export function isValidSrpProof(
  name: SrpIdentity,
  verifier: string,
  ephemeral: SrpServerEphemeral,
  proof: SrpProof,
): boolean {
  if (!isValidPublicValue(proof.clientPublicValue)) return false;
  const clientPublicValue = fromHex(proof.clientPublicValue);
  const scramble = toBigInt(
    sha256(toPaddedBytes(clientPublicValue), toPaddedBytes(fromHex(ephemeral.publicValue))),
  );
  const base = (clientPublicValue * modPow(fromHex(verifier), scramble)) % srpPrime;
  const shared = modPow(base, toBigInt(Buffer.from(ephemeral.secret, 'hex')));
  const signature = Buffer.from(proof.signature, 'base64');
  const matches = [shared, srpPrime - shared].map((sharedSecret) =>
    areEqualInConstantTime(computeSignature(name, sharedSecret, scramble, proof), signature),
  );
  return matches.includes(true);
}

function computeSignature(name: SrpIdentity, shared: bigint, scramble: bigint, proof: SrpProof): Buffer {
  const key = hkdfSync('sha256', toPaddedBytes(shared), toPaddedBytes(scramble), 'Caldera Derived Key', 16);
  return createHmac('sha256', Buffer.from(key))
    .update(`${name.pool}${name.id}`, 'utf8')
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp, 'utf8')
    .digest();
}

/** Compares secrets of any length in constant time. */
export function areEqualInConstantTime(first: Buffer, second: Buffer): boolean {
  return timingSafeEqual(sha256(first), sha256(second));
}

function sha256(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}
