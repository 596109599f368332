import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

it.each([
  ['UTF-8', bytes('Zoë')],
  ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'Zoë')],
  ['Latin-1', bytes('Zo', [0xeb])],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0])],
])('decodes %s', (_name, file) => {
  expect(decodeText(file)).toBe('Zoë');
});

it('normalises line ends', () => {
  expect(decodeText(bytes('a\r\nb\rc\nd'))).toBe('a\nb\nc\nd');
});
