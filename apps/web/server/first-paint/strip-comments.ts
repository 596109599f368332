/** A script of ours without its comments and indents: it goes out within every page. */
export function stripComments(script: string): string {
  return script
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/^\s+/gm, '');
}
