import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/*
 * Node reads TypeScript by itself, JSX it does not: `--import` this before a program whose mails are written in it.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const sourcefile = fileURLToPath(url);
    const { code } = transformSync(readFileSync(sourcefile, 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      sourcefile,
      sourcemap: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
