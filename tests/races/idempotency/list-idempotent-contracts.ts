import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/setup/run-program.mjs';

const folder = join(projectRoot, 'packages/contracts/src');

/** The word by which a contract's doc comment promises idempotency. */
const promises = /\bidempotent\b/i;

/** Doc comment of a contract that names its request. */
const contract = /\/\*\*((?:(?!\*\/)[\s\S])*?POST \/(?:(?!\*\/)[\s\S])*?)\*\//g;

/** Returns the paths of all contracts whose doc comment promises idempotency. */
export function listIdempotentContracts(): string[] {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(contract)])
    .map(([, comment = '']) => comment)
    .filter((comment) => promises.test(comment))
    .flatMap((comment) =>
      [...comment.matchAll(/(?:POST|and|,) (\/[a-z/-]+[a-z])/g)].map(([, path = '']) => path),
    );
  return [...new Set(found)].sort();
}
