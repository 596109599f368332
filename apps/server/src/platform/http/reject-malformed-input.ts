import { isStorable } from '@studio/domain/text/is-storable';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Maximum nesting depth of a body. It exceeds that of every contract. */
const deepest = 32;

/**
 * Registers a hook that sanitises every body, query and parameter before its contract validates it. A lone surrogate,
 * which a text box can leave when it cuts a character in half, becomes U+FFFD. Throws AppError bad_request, with the
 * field's path, for texts and field names that the database can't store, and for too deep nesting.
 */
export function rejectMalformedInput(scope: FastifyInstance): void {
  scope.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [params, query, body]) sanitizeStrings(part);
  });
}

/** Sanitises a value in place. Iterates without recursion, so that deep nesting can't overflow the stack. */
export function sanitizeStrings(whole: unknown): void {
  const pending: [value: unknown, path: readonly string[]][] = [[whole, []]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, path] = next;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (path.length >= deepest) throw new AppError('bad_request', 'This request is nested too deeply.');
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throw unstorable(path);
      if (typeof inner === 'string')
        (value as Record<string, unknown>)[name] = storable(inner, [...path, name]);
      else pending.push([inner, [...path, name]]);
    }
  }
}

function storable(text: string, path: readonly string[]): string {
  const whole = text.toWellFormed();
  if (!isStorable(whole)) throw unstorable(path);
  return whole;
}

function unstorable(path: readonly string[]): AppError {
  const details = path.length > 0 ? { field: path.join('.') } : {};
  return new AppError('bad_request', 'This text contains characters we can’t accept.', details);
}
