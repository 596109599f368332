import { describe, expect, it } from 'vitest';
import { modPow, modPowOfGenerator, srpGenerator, srpPrime, toPaddedBytes } from './mod-pow.ts';

/** Computes powers by square and multiply. */
function plainModPow(base: bigint, exponent: bigint): bigint {
  let [result, square, remaining] = [1n, base % srpPrime, exponent];
  for (; remaining > 0n; remaining >>= 1n) {
    if (remaining & 1n) result = (result * square) % srpPrime;
    square = (square * square) % srpPrime;
  }
  return result;
}

const exponents = [1n, 2n, 5n, 127n, 128n, 255n, 3000n, 2n ** 64n + 1n, 2n ** 255n, 2n ** 256n - 189n];
const bases = [2n, 3n, 5n, 200n, 2n ** 130n + 7n, 2n ** 3071n + 9n, srpPrime - 2n, srpPrime + 11n];

describe('modPow', () => {
  it('equals square and multiply for all bases', () => {
    for (const exponent of exponents) {
      expect(modPowOfGenerator(exponent)).toBe(plainModPow(srpGenerator, exponent));
      for (const base of bases) expect(modPow(base, exponent)).toBe(plainModPow(base, exponent));
    }
  });

  it.each([0n, 1n, srpPrime - 1n, srpPrime, srpPrime + 1n])(
    'throws for a base that reveals the exponent',
    (base) => {
      expect(() => modPow(base, 12_345n)).toThrow();
    },
  );

  it('pads numbers to whole bytes that cannot be read as negative', () => {
    const asHex = [0n, 1n, 127n, 128n, 256n, 0xff00n].map((number) => toPaddedBytes(number).toString('hex'));
    expect(asHex).toEqual(['00', '01', '7f', '0080', '0100', '00ff00']);
  });
});
