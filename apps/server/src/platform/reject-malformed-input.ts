import { isStorable } from '@studio/domain/text/is-storable';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Deeper than any contract, in levels. */
const deepest = 32;

/**
 * Judges every body, query and parameter before its contract does. Half of a character (a lone surrogate), as a text box can
 * leave it behind, becomes U+FFFD. Refuses with bad_request, and the field's path, texts and names of fields that no database
 * stores all the same, and what is nested too deeply.
 */
export function rejectMalformedInput(scope: FastifyInstance): void {
  scope.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [params, query, body]) sanitizeStrings(part);
  });
}

/** The same for one value, whose texts are changed where they stand. Walks without recursion, so that depth costs no stack. */
export function sanitizeStrings(whole: unknown): void {
  const left: [value: unknown, path: readonly string[]][] = [[whole, []]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, path] = next;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (path.length >= deepest) throw new AppError('bad_request', 'This request is nested too deeply.');
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throw unstorable(path);
      if (typeof inner === 'string')
        (value as Record<string, unknown>)[name] = storable(inner, [...path, name]);
      else left.push([inner, [...path, name]]);
    }
  }
}

function storable(text: string, path: readonly string[]): string {
  const whole = text.toWellFormed();
  if (!isStorable(whole)) throw unstorable(path);
  return whole;
}

function unstorable(path: readonly string[]): AppError {
  const facts = path.length > 0 ? { field: path.join('.') } : {};
  return new AppError('bad_request', 'This text has characters that we can’t accept.', facts);
}
