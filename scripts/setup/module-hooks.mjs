import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** What was found for a name as files of one folder write it. @type {Map<string, import('node:module').ResolveFnOutput>} */
const found = new Map();
/** The format of ES modules by their folder and ending: of all that a folder has the same package decides. */
const formats = new Map();

/*
 * `--import` this before a program of ours. Node reads TypeScript by itself, JSX it does not: the mails are written in it.
 * And for each `import` Node reads the nearest package.json anew, of which some have 180 KB: of the 3.1 s that the server
 * took to start, 0.8 were spent on that.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context;
    if (!parentURL || !conditions.includes('import')) return nextResolve(specifier, context);
    const key = `${folderOf(parentURL)} ${specifier}`;
    const known = found.get(key) ?? besideAnother(specifier, parentURL);
    const answer = known ?? { ...nextResolve(specifier, context), shortCircuit: true };
    if (!known && answer.format?.startsWith('module')) formats.set(kindOf(answer.url), answer.format);
    found.set(key, answer);
    return answer;
  },
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

/**
 * A file by its path, when the format of another one like it in its folder is known.
 *
 * @param {string} specifier
 * @param {string} parentURL
 */
function besideAnother(specifier, parentURL) {
  if (!/^\.\.?\//.test(specifier)) return;
  const { href } = new URL(specifier, parentURL);
  const format = formats.get(kindOf(href));
  if (format && existsSync(new URL(href))) return { url: href, format, shortCircuit: true };
}

/** @param {string} url */
const folderOf = (url) => url.slice(0, url.lastIndexOf('/') + 1);

/** @param {string} url */
const kindOf = (url) => folderOf(url) + url.slice(url.lastIndexOf('.'));
