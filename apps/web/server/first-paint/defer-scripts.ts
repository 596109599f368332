import { readInlineScript } from './inline-script-file.ts';

export const deferScriptsLoader = readInlineScript('start-late.js');

const preload = /<link rel="modulepreload" href="(?<href>[^"]*)"[^>]*\/>/g;
const manifest = '<link rel="manifest" ';
const mainScript = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;

/**
 * The page with its scripts put off until it is shown; if not `atOnce`, until the browser has nothing else to do, or
 * somebody touches it; what is needed to install the site comes after them. Pictures and fonts so have the line for themselves.
 */
export function deferScripts(html: string, atOnce: boolean): string {
  const hrefs = [...html.matchAll(preload)].map(({ groups }) => groups?.href ?? '');
  if (!mainScript.test(html)) throw new Error('The page has no script to put off: has its form changed?');
  if (!html.includes(manifest)) throw new Error('The page has no manifest to put off: has its form changed?');
  return html
    .replace(preload, '')
    .replace(manifest, manifest.replace('manifest', 'late-manifest'))
    .replace(
      mainScript,
      (_whole, code: string) =>
        `<script type="text/plain" id="late" data-files="${hrefs.join(' ')}"${atOnce ? ' data-now=""' : ''}>${code}</script><script>${deferScriptsLoader}</script>`,
    );
}
