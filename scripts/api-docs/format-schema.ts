/** The part of JSON Schema that the contracts use. */
export interface JsonSchema {
  type?: string;
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
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

/** Formats a schema for developers: types as in TypeScript, limits as comments. */
export function formatSchema(schema: JsonSchema, indent = ''): string {
  const words = plainWords(schema, indent);
  return schema.nullable ? `${words} | null` : words;
}

function plainWords(schema: JsonSchema, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map((each) => formatSchema(each, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((each) => formatSchema(each, indent)).join(' & ');
  if (schema.type === 'array') return `${grouped(formatSchema(schema.items ?? {}, indent))}[]`;
  if (schema.properties) return objectWords(schema, indent);
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${formatSchema(schema.additionalProperties, indent)} }`;
  return schema.format === 'uuid' ? 'uuid' : (schema.type ?? 'anything');
}

function objectWords({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const needed = required.includes(name) ? '' : '?';
    const bounds = boundWords(schema);
    return `${inner}${name}${needed}: ${formatSchema(schema, inner)}${bounds && `  // ${bounds}`}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function grouped(words: string): string {
  return words.includes(' | ') && !words.startsWith('{') ? `(${words})` : words;
}

/** Ignores JavaScript's own number limits. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function boundWords(schema: JsonSchema): string {
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
