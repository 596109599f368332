import { isStorable } from '@studio/domain/text/storable';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

/** Deeper than any contract, in levels. */
const deepest = 32;

/**
 * Judges every body, query and parameter before its contract does: no text in it, and no name of a field, may have
 * characters that no database stores. Refuses with bad_request and the field's path.
 */
export function refuseMalformed(scope: FastifyInstance): void {
  scope.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [params, query, body]) checkTexts(part);
  });
}

/** Walks without recursion, so that depth costs no stack. */
export function checkTexts(whole: unknown): void {
  const left: [value: unknown, path: readonly string[]][] = [[whole, []]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, path] = next;
    if (typeof value === 'string' && !isStorable(value)) throw unstorable(path);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (path.length >= deepest) throw new Refused('bad_request', 'This request is nested too deeply.');
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throw unstorable(path);
      left.push([inner, [...path, name]]);
    }
  }
}

function unstorable(path: readonly string[]): Refused {
  const facts = path.length > 0 ? { field: path.join('.') } : {};
  return new Refused('bad_request', 'This text has characters that we can’t accept.', facts);
}
