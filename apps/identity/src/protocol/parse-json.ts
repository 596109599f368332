import { IdentityError } from './identity-error.ts';

/** Maximum nesting depth. No request of the protocol is nested more deeply. */
const maxDepth = 32;

/**
 * Parses a body. Rejects text that isn't JSON, is nested too deeply, or contains NUL or lone surrogates, which the
 * database can't store.
 * @throws InvalidParameterException
 */
export function parseJson(body: string): unknown {
  const parsed = parse(body);
  // Uses an explicit stack and no recursion, so that deep nesting can't overflow the call stack.
  const pending: [value: unknown, depth: number][] = [[parsed, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !isStorable(value)) throwInvalid();
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) throw new IdentityError('InvalidParameterException', 'Nested too deeply.');
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throwInvalid();
      pending.push([inner, depth + 1]);
    }
  }
  return parsed;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

function throwInvalid(): never {
  throw new IdentityError('InvalidParameterException', 'A value contains characters that can’t be stored.');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new IdentityError('InvalidParameterException', 'The body is not JSON.');
  }
}
