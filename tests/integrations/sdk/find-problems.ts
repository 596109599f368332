import type { TSInterfaceDeclaration, TSSignature, TSType, TSTypeReference } from 'oxc-parser';
import { type Declared, resolveTypeName, type Scope } from './declarations.ts';

/** Difference between a value and the SDK's declaration. */
export interface Problem {
  at: string;
  what: string;
}

/** Callback for every object whose type is an interface of the SDK. Gets the interface's declared fields. */
export type Seen = (value: object, interfaceName: string, declared: ReadonlySet<string>) => void;

interface Field {
  type: TSType;
  scope: Scope;
  optional: boolean;
}
type Fields = Map<string, Field>;

/**
 * Compares JSON with an SDK type: missing fields, unknown fields, wrong types, and values outside an enumeration.
 * Enumerations are closed here: `OtherString`, which the SDK adds for future values, matches nothing.
 */
export function findProblems(
  value: unknown,
  type: Declared,
  at: string,
  seen: Seen,
  partial = false,
): Problem[] {
  const { node, scope, name } = type;
  if (node.type === 'TSInterfaceDeclaration') {
    if (!isObject(value)) return [{ at, what: `is no ${name}` }];
    const fields = fieldsOf(node, scope);
    const problems = compareFields(value, fields, at, seen, partial);
    seen(value, name, new Set(fields.keys()));
    return problems;
  }
  return compare(value, node, scope, at, seen, name);
}

function compare(
  value: unknown,
  node: TSType,
  scope: Scope,
  at: string,
  seen: Seen,
  name: string,
): Problem[] {
  const problemUnless = (isValid: boolean, what: string) =>
    isValid ? [] : [{ at, what: `is no ${what}: ${JSON.stringify(value)}` }];
  switch (node.type) {
    case 'TSStringKeyword':
      return problemUnless(typeof value === 'string', 'string');
    case 'TSNumberKeyword':
      return problemUnless(typeof value === 'number', 'number');
    case 'TSBooleanKeyword':
      return problemUnless(typeof value === 'boolean', 'boolean');
    case 'TSNullKeyword':
      return problemUnless(value === null, 'null');
    case 'TSVoidKeyword':
    case 'TSUndefinedKeyword':
      return problemUnless(value === undefined, 'nothing');
    case 'TSUnknownKeyword':
    case 'TSAnyKeyword':
      return [];
    case 'TSLiteralType':
      return problemUnless('value' in node.literal && node.literal.value === value, name);
    case 'TSArrayType':
      return compareItems(value, node.elementType, scope, at, seen, name);
    case 'TSUnionType':
      return selectBestMatch(
        node.types.map((each) => compare(value, each, scope, at, seen, name)),
        at,
      );
    case 'TSTypeLiteral':
      if (!isObject(value)) return problemUnless(false, 'object');
      return compareFields(value, addFields(new Map(), node.members, scope), at, seen, false);
    case 'TSTypeReference':
      return compareReference(value, node, scope, at, seen);
    default:
      throw new Error(`The SDK declares a ${node.type} at ${at}, which this comparison does not know.`);
  }
}

function compareReference(
  value: unknown,
  node: TSTypeReference,
  scope: Scope,
  at: string,
  seen: Seen,
): Problem[] {
  const written = node.typeName.type === 'Identifier' ? node.typeName.name : '';
  const [first] = node.typeArguments?.params ?? [];
  if (written === 'OtherString') return [{ at, what: `is outside its set: ${JSON.stringify(value)}` }];
  // Decimals are text in JSON; the SDK converts them.
  if (written === 'Decimal') return typeof value === 'string' ? [] : [{ at, what: 'is no decimal as text' }];
  if (written === 'Array' && first) return compareItems(value, first, scope, at, seen, 'list');
  if (written === 'Partial' && first?.type === 'TSTypeReference') {
    return findProblems(value, resolveTypeName(first.typeName, scope).type, at, seen, true);
  }
  const { type, parameters } = resolveTypeName(node.typeName, scope);
  if (parameters.length === 0 || !first) return findProblems(value, type, at, seen);
  const [parameter = ''] = parameters;
  const bound = new Map([[parameter, { node: first, scope, name: parameter }]]);
  return findProblems(
    value,
    { ...type, scope: { ...type.scope, parent: type.scope, types: bound } },
    at,
    seen,
  );
}

function compareItems(
  value: unknown,
  item: TSType,
  scope: Scope,
  at: string,
  seen: Seen,
  name: string,
): Problem[] {
  if (!Array.isArray(value)) return [{ at, what: `is no list: ${JSON.stringify(value)}` }];
  return value.flatMap((each, index) => compare(each, item, scope, `${at}[${index}]`, seen, name));
}

/** Returns the best match of a union: a member of the right kind, then the one with the fewest problems. */
function selectBestMatch(tries: Problem[][], at: string): Problem[] {
  const isOther = (problems: Problem[]) =>
    problems.some((each) => each.at === at || each.at === `${at}.object`);
  const weight = (problems: Problem[]) => problems.length + (isOther(problems) ? 1000 : 0);
  return tries.reduce((best, each) => (weight(each) < weight(best) ? each : best));
}

function compareFields(value: object, fields: Fields, at: string, seen: Seen, partial: boolean): Problem[] {
  const others = fields.get('*');
  const problems = Object.entries(value).flatMap(([name, each]) => {
    const field = fields.get(name) ?? others;
    if (!field) return [{ at: `${at}.${name}`, what: 'is not in the SDK' }];
    return compare(each, field.type, field.scope, `${at}.${name}`, seen, name);
  });
  for (const [name, { optional }] of fields) {
    if (!optional && !partial && !(name in value) && name !== '*') {
      problems.push({ at: `${at}.${name}`, what: 'is missing' });
    }
  }
  return problems;
}

function fieldsOf(node: TSInterfaceDeclaration, scope: Scope): Fields {
  const fields: Fields = new Map();
  for (const { expression } of node.extends) {
    if (expression.type !== 'Identifier') continue;
    const name = { ...expression, typeAnnotation: null } as Parameters<typeof resolveTypeName>[0];
    const { type } = resolveTypeName(name, scope);
    if (type.node.type !== 'TSInterfaceDeclaration') continue;
    for (const [key, field] of fieldsOf(type.node, type.scope)) fields.set(key, field);
  }
  return addFields(fields, node.body.body, scope);
}

function addFields(fields: Fields, members: TSSignature[], scope: Scope): Fields {
  for (const member of members) {
    const type = 'typeAnnotation' in member ? member.typeAnnotation?.typeAnnotation : undefined;
    if (!type) continue;
    if (member.type === 'TSIndexSignature') fields.set('*', { type, scope, optional: true });
    if (member.type !== 'TSPropertySignature') continue;
    const { key, optional } = member;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    fields.set(name, { type, scope, optional });
  }
  return fields;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
