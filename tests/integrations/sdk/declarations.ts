import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type ImportDeclaration,
  parseSync,
  type TSInterfaceDeclaration,
  type TSType,
  type TSTypeAliasDeclaration,
  type TSTypeName,
} from 'oxc-parser';

/** Type declared by the SDK, with the scope that resolves its names. */
export interface Declared {
  node: TSType | TSInterfaceDeclaration;
  scope: Scope;
  /** Name in reports, such as `Charge.Outcome`. */
  name: string;
}

/** File or namespace of declarations. */
export interface Scope {
  parent?: Scope;
  prefix: string;
  types: Map<string, Declared>;
  parameters: Map<string, string[]>;
  namespaces: Map<string, Scope>;
  imports: Map<string, { file: string; name: string }>;
}

const folder = path.dirname(createRequire(import.meta.url).resolve('stripe'));
const files = new Map<string, Scope>();

/** Parses one declaration file of the SDK. The path is relative to its folder, without `.d.ts`. */
export function parseDeclarations(file: string): Scope {
  const cached = files.get(file);
  if (cached) return cached;
  const source = readFileSync(path.join(folder, `${file}.d.ts`), 'utf8');
  const scope = newScope('');
  files.set(file, scope);
  const { program } = parseSync(`${file}.d.ts`, source);
  addStatements(scope, program.body, path.dirname(file));
  return scope;
}

/** Returns a type by its name in a file. */
export function getDeclaredType(file: string, name: string): Declared {
  const found = parseDeclarations(file).types.get(name);
  if (!found) throw new Error(`The SDK declares no ${name} in ${file}.`);
  return found;
}

/** Resolves a type name in the scope where it's used. */
export function resolveTypeName(name: TSTypeName, scope: Scope): { type: Declared; parameters: string[] } {
  if (name.type === 'Identifier') {
    for (let at: Scope | undefined = scope; at; at = at.parent) {
      const type = at.types.get(name.name);
      if (type) return { type, parameters: at.parameters.get(name.name) ?? [] };
      const imported = at.imports.get(name.name);
      if (imported)
        return resolveTypeName({ ...name, name: imported.name }, parseDeclarations(imported.file));
    }
  }
  if (name.type === 'TSQualifiedName') {
    const inner = namespaceOf(name.left, scope);
    // Some namespaces only re-export their file's imports.
    if (inner) return resolveTypeName(name.right, inner);
  }
  throw new Error(
    `${scope.prefix || 'A file'} of the SDK uses a type that cannot be found: ${JSON.stringify(name)}`,
  );
}

function namespaceOf(name: TSTypeName, scope: Scope): Scope | undefined {
  if (name.type === 'TSQualifiedName') {
    return namespaceOf(name.left, scope)?.namespaces.get(name.right.name);
  }
  if (name.type !== 'Identifier') return undefined;
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const inner = at.namespaces.get(name.name);
    if (inner) return inner;
    const imported = at.imports.get(name.name);
    if (imported) return parseDeclarations(imported.file).namespaces.get(imported.name);
  }
  return undefined;
}

function newScope(prefix: string, parent?: Scope): Scope {
  return {
    ...(parent && { parent }),
    prefix,
    types: new Map(),
    parameters: new Map(),
    namespaces: new Map(),
    imports: new Map(),
  };
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

function addStatements(scope: Scope, statements: Statement[], at: string): void {
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') addImports(scope, statement, at);
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'TSInterfaceDeclaration') addType(scope, declaration, declaration);
    if (declaration?.type === 'TSTypeAliasDeclaration')
      addType(scope, declaration, declaration.typeAnnotation);
    if (declaration?.type === 'TSModuleDeclaration' && declaration.id.type === 'Identifier') {
      const { name } = declaration.id;
      const inner = scope.namespaces.get(name) ?? newScope(`${scope.prefix}${name}.`, scope);
      scope.namespaces.set(name, inner);
      if (declaration.body) addStatements(inner, declaration.body.body, at);
    }
  }
}

function addImports(scope: Scope, { source, specifiers }: ImportDeclaration, at: string): void {
  const file = path.join(at, source.value.replace(/\.js$/, ''));
  for (const specifier of specifiers) {
    const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
    if (imported.type === 'Identifier') {
      scope.imports.set(specifier.local.name, { file, name: imported.name });
    }
  }
}

function addType(
  scope: Scope,
  { id: { name }, typeParameters }: TSInterfaceDeclaration | TSTypeAliasDeclaration,
  node: Declared['node'],
): void {
  scope.types.set(name, { node, scope, name: `${scope.prefix}${name}` });
  const parameters = typeParameters?.params.map((parameter) => parameter.name.name) ?? [];
  scope.parameters.set(name, parameters);
}
