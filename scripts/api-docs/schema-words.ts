/** What of JSON Schema the contracts make. */
export interface Schema {
  type?: string;
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  additionalProperties?: Schema | boolean;
  nullable?: boolean;
  format?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** A schema as a programmer reads it: types as TypeScript writes them, bounds behind them. */
export function schemaWords(schema: Schema, indent = ''): string {
  const words = plainWords(schema, indent);
  return schema.nullable ? `${words} | null` : words;
}

function plainWords(schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map((each) => schemaWords(each, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((each) => schemaWords(each, indent)).join(' & ');
  if (schema.type === 'array') return `${grouped(schemaWords(schema.items ?? {}, indent))}[]`;
  if (schema.properties) return objectWords(schema, indent);
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${schemaWords(schema.additionalProperties, indent)} }`;
  return schema.format === 'uuid' ? 'uuid' : (schema.type ?? 'anything');
}

function objectWords({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const needed = required.includes(name) ? '' : '?';
    const bounds = boundWords(schema);
    return `${inner}${name}${needed}: ${schemaWords(schema, inner)}${bounds && `  // ${bounds}`}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function grouped(words: string): string {
  return words.includes(' | ') && !words.startsWith('{') ? `(${words})` : words;
}

/** Numbers of JavaScript's own limits are none. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function boundWords(schema: Schema): string {
  const range = (from: number | undefined, to: number | undefined, unit: string) => {
    if (isBound(from) && isBound(to)) return `${from} to ${to}${unit}`;
    if (isBound(to)) return `${to}${unit} at most`;
    return isBound(from) ? `${from}${unit} at least` : '';
  };
  return [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} without it`,
  ]
    .filter(Boolean)
    .join(', ');
}
