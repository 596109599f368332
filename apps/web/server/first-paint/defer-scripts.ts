import { readInlineScript } from './inline-script-file.ts';

export const deferScriptsLoader = readInlineScript('start-deferred-scripts.js');

const preload = /<link rel="modulepreload" href="(?<href>[^"]*)"[^>]*\/>/g;
const manifest = '<link rel="manifest" ';
const mainScript = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;

/**
 * Defers a page's scripts until the page is shown, so that images and fonts load first. Unless `atOnce`, the
 * scripts also wait until the browser is idle or the visitor interacts. The manifest loads last.
 */
export function deferScripts(html: string, atOnce: boolean): string {
  const hrefs = [...html.matchAll(preload)].map(({ groups }) => groups?.href ?? '');
  if (!mainScript.test(html)) throw new Error('The page has no script to put off: has its form changed?');
  if (!html.includes(manifest)) throw new Error('The page has no manifest to put off: has its form changed?');
  return html
    .replace(preload, '')
    .replace(manifest, manifest.replace('manifest', 'deferred-manifest'))
    .replace(
      mainScript,
      (_whole, code: string) =>
        `<script type="text/plain" id="deferred-scripts" data-script-urls="${hrefs.join(' ')}"${atOnce ? ' data-eager=""' : ''}>${code}</script><script>${deferScriptsLoader}</script>`,
    );
}
