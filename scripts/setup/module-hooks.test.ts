import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findNode, nodeFlags } from './find-node.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'module-hooks-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('resolves modules like Node, with the format of their package, also for uncached names', () => {
  write('package.json', '{ "type": "module", "imports": { "#named": "./named.js" } }');
  write('named.js', 'export default "named";');
  write('one.ts', 'export { default } from "./old/one.js"; export const name: string = "one";');
  write('two.ts', 'import "./one.ts"; export const here: boolean = true;');
  write('mail.tsx', 'export const mail = <T,>(said: T) => said;');
  write('old/package.json', '{ "type": "commonjs" }');
  write('old/one.js', 'module.exports = "one of the old";');
  write('old/two.js', 'module.exports = typeof require;');
  write(
    'start.ts',
    `import old, { name } from './one.ts';
    import { here } from './two.ts';
    import { mail } from './mail.tsx';
    import required from './old/two.js';
    import named from '#named';
    const again = await import('./old/one.js');
    const missing = await import('./missing.ts').catch((error) => error.code);
    const unknown = await import('a-package-nobody-has').catch((error) => error.code);
    console.log(JSON.stringify({ old, name, here, mail: mail('said'), required, named, again: again.default, missing, unknown }));`,
  );
  const { stdout, stderr } = spawnSync(findNode(), [...nodeFlags, path.join(folder, 'start.ts')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    old: 'one of the old',
    name: 'one',
    here: true,
    mail: 'said',
    required: 'function',
    named: 'named',
    again: 'one of the old',
    missing: 'ERR_MODULE_NOT_FOUND',
    unknown: 'ERR_MODULE_NOT_FOUND',
  });
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
