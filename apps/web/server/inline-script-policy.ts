import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>(?![^>]*\ssrc=)[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Kinds of script elements that carry data; browsers run none of them. */
const data = /\stype="application\/[^"]*json"/;

/** A script as a content security policy names it. */
export function getScriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * Takes the marks off what was rendered, and tells the hashes of the inline scripts that bore one: those that the
 * application and its framework have placed (app/lib/inline-script.tsx).
 */
export function extractNoncedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const marked = inlineScripts(html).filter(({ attributes }) => attributes.includes(attribute));
  return { html: html.replaceAll(attribute, ''), scripts: marked.map(({ code }) => getScriptHash(code)) };
}

/**
 * The inline scripts of a page that may run, each once: those that are known to be ours. One that came into the page in
 * any other way, with somebody's text, has another hash and does not run.
 */
export function listAllowedScripts(html: string, ours: readonly string[]): string[] {
  const hashes = inlineScripts(html).map(({ code }) => getScriptHash(code));
  return [...new Set(hashes)].filter((hash) => ours.includes(hash));
}

function inlineScripts(html: string): { attributes: string; code: string }[] {
  return [...html.matchAll(inlineScript)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', code: groups?.code ?? '' }))
    .filter(({ attributes }) => !data.test(attributes));
}
