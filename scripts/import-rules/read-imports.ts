import { readFileSync } from 'node:fs';
import { parseSync, type StaticExportEntry } from 'oxc-parser';

/** Import of a file. `typeOnly` imports disappear when the types are stripped. */
export interface Import {
  specifier: string;
  typeOnly: boolean;
}

/**
 * Returns every import and re-export of a TypeScript file, and every dynamic import with a literal specifier. Throws
 * when the file doesn't parse.
 */
export function readImports(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const reexported = module.staticExports.flatMap(({ entries }) => reexports(entries));
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"`])([^$]*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[2] ? [{ specifier: literal[2], typeOnly: false }] : [];
  });
  return [...imported, ...reexported, ...dynamic];
}

function reexports(entries: StaticExportEntry[]): Import[] {
  return entries.flatMap(({ moduleRequest, isType }) =>
    moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
  );
}
