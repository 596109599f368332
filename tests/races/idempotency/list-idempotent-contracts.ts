import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/setup/run.mjs';

const folder = join(projectRoot, 'packages/contracts/src');

/** How a contract says in its doc comment that asking twice is asking once. */
const promises =
  /\bagain\b|\btwice\b|\bonce\b|\bthe same\b|`already`|idempotency_mismatch|already_cancelled|made by the page|take it once/i;

/** A contract's comment, and the request that it is about. */
const contract = /\/\*\*((?:(?!\*\/)[\s\S])*?POST \/(?:(?!\*\/)[\s\S])*?)\*\//g;

/** The paths of all contracts whose comment promises to be done once, however often they are asked for. */
export function listIdempotentContracts(): string[] {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(contract)])
    .map(([, comment = '']) => comment)
    .filter((comment) => promises.test(comment))
    .flatMap((comment) =>
      [...comment.matchAll(/(?:POST|and) (\/[a-z/-]+[a-z])/g)].map(([, path = '']) => path),
    );
  return [...new Set(found)].sort();
}
