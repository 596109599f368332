import { createPrivateKey, createPublicKey, diffieHellman, getDiffieHellman } from 'node:crypto';

/*
 * Modular powers for RFC 3526's group 15 (3072 bits), by OpenSSL and in constant time. The exponent is passed as a
 * private key and the base as a public key: OpenSSL recognises the group by its numbers. `createDiffieHellman` isn't
 * used, because it tests the prime at creation, which delayed each start by more than a second.
 */

const primeBytes = getDiffieHellman('modp15').getPrime();

export const srpPrime: bigint = toBigInt(primeBytes);
export const srpGenerator = 2n;

/** DER encoding of the group, with PKCS 3's identifier of Diffie-Hellman keys, 1.2.840.113549.1.3.1. */
const group = encodeElement(
  0x30,
  encodeElement(0x06, Buffer.from('2a864886f70d010301', 'hex')),
  encodeElement(0x30, encodeInteger(srpPrime), encodeInteger(srpGenerator)),
);

/** Returns `generator ** exponent` modulo the prime, for an exponent above 0. */
export function modPowOfGenerator(exponent: bigint): bigint {
  const shown = createPublicKey(toPrivateKey(exponent)).export({ format: 'der', type: 'spki' });
  const { rest: bits } = read(read(shown).content);
  return toBigInt(read(read(bits).content.subarray(1)).content);
}

/** Returns `base ** exponent` modulo the prime, for an exponent above 0. @throws for a base of -1, 0 or 1 */
export function modPow(base: bigint, exponent: bigint): bigint {
  const key = encodeElement(
    0x30,
    group,
    encodeElement(0x03, Buffer.from([0]), encodeInteger(base % srpPrime)),
  );
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  return toBigInt(diffieHellman({ privateKey: toPrivateKey(exponent), publicKey }));
}

function toPrivateKey(exponent: bigint) {
  const key = encodeElement(0x30, encodeInteger(0n), group, encodeElement(0x04, encodeInteger(exponent)));
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

export function toBigInt(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

/**
 * Returns a number in whole bytes, with a leading zero byte when the first bit is set, which keys and SRP's hashes
 * require.
 */
export function toPaddedBytes(number: bigint): Buffer {
  const hex = number.toString(16);
  const whole = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(whole) ? `00${whole}` : whole, 'hex');
}

function encodeInteger(number: bigint): Buffer {
  return encodeElement(0x02, toPaddedBytes(number));
}

/** Encodes a DER element: tag, length, content. */
function encodeElement(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), content]);
}

/** Returns the content of the first DER element, and the bytes after it. */
function read(der: Buffer): { content: Buffer; rest: Buffer } {
  const first = der[1] ?? 0;
  const lengthBytes = first < 128 ? 0 : first & 0x7f;
  const start = 2 + lengthBytes;
  const end = start + (lengthBytes === 0 ? first : der.readUIntBE(2, lengthBytes));
  return { content: der.subarray(start, end), rest: der.subarray(end) };
}
