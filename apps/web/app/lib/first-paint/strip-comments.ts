/** Removes comments and indentation from a script that every page contains. */
export function stripComments(script: string): string {
  return script
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/^\s+/gm, '');
}
