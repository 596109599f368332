import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  computeVerifier,
  createSalt,
  createSrpServerEphemeral,
  isValidPublicValue,
  isValidSrpProof,
  type SrpIdentity,
  type SrpServerEphemeral,
} from './srp.ts';

/*
 * Client side of SRP, implemented independently with plain powers, so that it can't share a mistake with the server
 * side.
 */
const primeHex = getDiffieHellman('modp15').getPrime('hex');
const prime = BigInt(`0x${primeHex}`);
const name: SrpIdentity = { pool: 'MilesTest', id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
const secretBlock = Buffer.from('a block of the server').toString('base64');
const timestamp = 'Fri Nov 6 20:10:18 UTC 2026';

function pow(base: bigint, exponent: bigint): bigint {
  let [result, square, remaining] = [1n, base % prime, exponent];
  for (; remaining > 0n; remaining >>= 1n) {
    if (remaining & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Encodes a number as two's complement in whole bytes. */
function bytes(number: bigint): Buffer {
  const hex = number.toString(16);
  return Buffer.from(hex.padStart(2 * (Math.floor((hex.length * 4 - zeros(hex)) / 8) + 1), '0'), 'hex');
}
const zeros = (hex: string): number => Math.clz32(Number.parseInt(hex[0] ?? '0', 16)) - 28;

const hash = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const number = (buffer: Buffer) => BigInt(`0x${buffer.toString('hex')}`);
const multiplier = number(hash(bytes(prime), bytes(2n)));

function exponentOf(salt: string, password: string): bigint {
  return number(hash(bytes(BigInt(`0x${salt}`)), hash(Buffer.from(`${name.pool}${name.id}:${password}`))));
}

/** Simulates a client: its public value, and its response to the server’s. */
function client(secret = number(randomBytes(32))) {
  const publicValue = pow(2n, secret);
  return {
    publicValue: publicValue.toString(16),
    answer(ephemeral: SrpServerEphemeral, salt: string, password: string): string {
      const serverPublicValue = BigInt(`0x${ephemeral.publicValue}`);
      const scramble = number(hash(bytes(publicValue), bytes(serverPublicValue)));
      const x = exponentOf(salt, password);
      const base = (serverPublicValue - ((multiplier * pow(2n, x)) % prime) + prime) % prime;
      const shared = pow(base, secret + scramble * x);
      const key = hkdfSync('sha256', bytes(shared), bytes(scramble), 'Caldera Derived Key', 16);
      return createHmac('sha256', Buffer.from(key))
        .update(name.pool + name.id)
        .update(Buffer.from(secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64');
    },
  };
}

const password = 'gräfin & Søn 7';
const salt = '8f03a1c2d4e5f60718293a4b5c6d7e8f';

/** Returns whether a number is a square modulo the prime, by Euler's criterion. */
const isSquare = (of: bigint) => pow(of, (prime - 1n) / 2n) === 1n;

describe('the password verifier', () => {
  it.each([
    [salt, '5a7ea69352f028217260660bc6f5db63593a34333b01b5e73678456492e4687d'],
    ['00a3', '10464b58e518089ace561fb7c0d6c42b1903159e159e446898921071fdb0f6e7'],
  ])('matches known values, with salt %s', (withSalt, expected) => {
    const verifier = computeVerifier(name, withSalt, password);
    expect(createHash('sha256').update(verifier).digest('hex')).toBe(expected);
  });

  it('differs by salt and by account', () => {
    const one = computeVerifier(name, salt, password);
    expect(computeVerifier(name, createSalt(), password)).not.toBe(one);
    expect(computeVerifier({ ...name, id: 'another' }, salt, password)).not.toBe(one);
  });
});

describe('the SRP proof', () => {
  const verifier = computeVerifier(name, salt, password);
  const start = () => ({ ephemeral: createSrpServerEphemeral(verifier), srpClient: client() });
  const proof = (clientPublicValue: string, signature: string) => ({
    clientPublicValue,
    secretBlock,
    timestamp,
    signature,
  });

  it('is accepted with the right password, for an ephemeral of either sign', () => {
    const signs = new Set<boolean>();
    for (let round = 0; round < 40; round++) {
      const { ephemeral, srpClient } = start();
      const masked = (BigInt(`0x${ephemeral.publicValue}`) - multiplier * BigInt(`0x${verifier}`)) % prime;
      signs.add(isSquare(masked + prime));
      const answer = srpClient.answer(ephemeral, salt, password);
      expect(isValidSrpProof(name, verifier, ephemeral, proof(srpClient.publicValue, answer))).toBe(true);
      if (signs.size === 2 && round >= 10) break;
    }
    expect([...signs].sort()).toEqual([false, true]);
  });

  it('is rejected for another password, name, block, time, ephemeral or verifier', () => {
    const { ephemeral, srpClient } = start();
    const right = proof(srpClient.publicValue, srpClient.answer(ephemeral, salt, password));
    const wrong = proof(srpClient.publicValue, srpClient.answer(ephemeral, salt, `${password} `));
    expect(isValidSrpProof(name, verifier, ephemeral, right)).toBe(true);
    expect(isValidSrpProof(name, verifier, ephemeral, wrong)).toBe(false);
    expect(isValidSrpProof({ ...name, id: 'another' }, verifier, ephemeral, right)).toBe(false);
    expect(isValidSrpProof(name, verifier, ephemeral, { ...right, secretBlock: 'AAAA' })).toBe(false);
    expect(isValidSrpProof(name, verifier, ephemeral, { ...right, timestamp: `${timestamp} ` })).toBe(false);
    expect(isValidSrpProof(name, verifier, createSrpServerEphemeral(verifier), right)).toBe(false);
    expect(isValidSrpProof(name, computeVerifier(name, salt, 'another'), ephemeral, right)).toBe(false);
    expect(isValidSrpProof(name, verifier, ephemeral, { ...right, signature: '' })).toBe(false);
  });

  it.each([
    ['nought', '0'],
    ['the prime', primeHex],
    ['twice the prime', (2n * prime).toString(16)],
    ['one', '1'],
    ['one less than the prime', (prime - 1n).toString(16)],
    ['no number', 'xyz'],
    ['a negative one', '-5'],
    ['nothing', ''],
    ['far too much', 'f'.repeat(5000)],
  ])('cannot be forged with %s as public value', (_what, publicValue) => {
    expect(isValidPublicValue(publicValue)).toBe(false);
    const ephemeral = createSrpServerEphemeral(verifier);
    // Forged proof of a client that sends a multiple of the prime, computed without the password.
    const scramble = number(hash(bytes(0n), bytes(BigInt(`0x${ephemeral.publicValue}`))));
    const key = hkdfSync('sha256', bytes(0n), bytes(scramble), 'Caldera Derived Key', 16);
    const forged = createHmac('sha256', Buffer.from(key))
      .update(name.pool + name.id)
      .update(Buffer.from(secretBlock, 'base64'))
      .update(timestamp)
      .digest('base64');
    expect(isValidSrpProof(name, verifier, ephemeral, proof(publicValue, forged))).toBe(false);
  });

  it('uses a different ephemeral each time', () => {
    expect(createSrpServerEphemeral(verifier).publicValue).not.toBe(
      createSrpServerEphemeral(verifier).publicValue,
    );
  });
});
