import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>(?![^>]*\ssrc=)[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Matches data script elements, which browsers don't execute. */
const data = /\stype="application\/[^"]*json"/;

/** Returns the script's hash as a CSP source. */
export function getScriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * Removes the nonces from rendered HTML. Returns the hashes of those inline scripts that had one: the scripts of the
 * application and its framework (app/lib/first-paint/inline-script.tsx).
 */
export function extractNoncedScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const marked = inlineScripts(html).filter(({ attributes }) => attributes.includes(attribute));
  return { html: html.replaceAll(attribute, ''), scripts: marked.map(({ code }) => getScriptHash(code)) };
}

/**
 * Returns the CSP hashes of those inline scripts of the page that belong to the application, without
 * duplicates. An injected script has another hash and doesn't run.
 */
export function listAllowedScriptHashes(html: string, allowedHashes: readonly string[]): string[] {
  const hashes = inlineScripts(html).map(({ code }) => getScriptHash(code));
  return [...new Set(hashes)].filter((hash) => allowedHashes.includes(hash));
}

function inlineScripts(html: string): { attributes: string; code: string }[] {
  return [...html.matchAll(inlineScript)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', code: groups?.code ?? '' }))
    .filter(({ attributes }) => !data.test(attributes));
}
