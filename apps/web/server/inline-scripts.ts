import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>(?![^>]*\ssrc=)[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Kinds of script elements that carry data; browsers run none of them. */
const data = /\stype="application\/[^"]*json"/;

/**
 * The inline scripts of a page as a content security policy names them: 'sha256-…', each once. Everything that the
 * site did not write itself has another hash and does not run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(({ groups }) => !data.test(groups?.attributes ?? ''))
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64'),
    );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
