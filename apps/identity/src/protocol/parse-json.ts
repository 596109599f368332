import { IdentityError } from './identity-error.ts';

/** Deeper than any request of the protocol, in levels. */
const deepest = 32;

/**
 * Reads a body. No text in it has characters that no database stores: NUL, and halves of characters (lone surrogates).
 * @throws InvalidParameterException
 */
export function parseJson(body: string): unknown {
  const parsed = parse(body);
  // A list instead of recursion: depth costs no stack.
  const left: [value: unknown, depth: number][] = [[parsed, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !isStorable(value)) refuse();
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) throw new IdentityError('InvalidParameterException', 'Nested too deeply.');
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) refuse();
      left.push([inner, depth + 1]);
    }
  }
  return parsed;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

function refuse(): never {
  throw new IdentityError('InvalidParameterException', 'A text has characters that cannot be stored.');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new IdentityError('InvalidParameterException', 'The body is not JSON.');
  }
}
