import fc from 'fast-check';
import type { OpenApiSchema } from './list-open-api-routes.ts';

/** Fields of the envelope, which the test browser adds, so that the body is tested and not its signature. */
const envelopeFields = new Set(['clientId', 'sessionId', 'time', 'token']);

/** Values that break programs that trust their input. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    2 ** 31,
    '',
    ' ',
    '\0',
    '\ud800',
    '0',
  ),
  fc.constantFrom<unknown>(
    'NaN',
    '2026-02-30',
    '0000-00-00',
    '99:99',
    '../../etc/passwd',
    "'; DROP TABLE classes;--",
  ),
  fc.constantFrom<unknown>(
    '<script>alert(1)</script>',
    '=1+1',
    'a\r\nBcc: all@people.example',
    '%00',
    '{{7*7}}',
    '\u202e',
  ),
  fc.constantFrom<unknown>([], {}, [null], [[]], { length: 1e9 }, { toString: 1 }, { $gt: '' }),
  fc.constantFrom<unknown>(
    'a'.repeat(5000),
    '🧘'.repeat(500),
    Array.from({ length: 200 }, () => 'x'),
  ),
  fc.constantFrom(buildNested(200)),
  fc.anything({ withNullPrototype: false, maxDepth: 2 }).filter(survivesJson),
);

/**
 * Generates bodies that mostly match the schema, with a few faults, so that they get far. Faults are missing fields,
 * wrong types, excessive length or depth, and special characters.
 */
export function arbitraryMalformedBody(
  described: OpenApiSchema,
  existingIds: readonly string[],
): fc.Arbitrary<object> {
  const fields = Object.entries(described.properties ?? {}).filter(([name]) => !envelopeFields.has(name));
  const fieldEntries = fields.map(([name, schema]) =>
    fc
      .oneof(
        { weight: 6, arbitrary: arbitraryValidValue(schema, existingIds) },
        { weight: 2, arbitrary: nasty },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
      .map((value) => [name, value] as const),
  );
  const extraEntries = fc.constantFrom<[string, unknown][]>(
    [],
    [],
    [['__proto__', { ok: true }]],
    [['constructor', null]],
    [['extra', {}]],
  );
  return fc
    .tuple(fc.tuple(...fieldEntries), extraEntries)
    .map(([pairs, more]) => Object.fromEntries([...pairs, ...more]));
}

/** Request bodies that aren't JSON objects, or are far too large or deep. */
export const invalidBodyTexts: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1',
  '{"a":1}}',
  '\0',
  '{"__proto__":{"ok":true}}',
  '{"clientId":{"clientId":{}}}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"a":"${'x'.repeat(20_000)}"}`,
];

export const contentTypes: readonly (string | undefined)[] = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  undefined,
];

/** Generates values that match the schema. `existingIds` contains ids of existing rows. */
export function arbitraryValidValue(
  schema: OpenApiSchema,
  existingIds: readonly string[],
): fc.Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map((variant) => arbitraryValidValue(variant, existingIds)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return arbitraryText(schema, existingIds);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -3, -1000),
        max: Math.min(schema.maximum ?? 500, 1000),
      });
    case 'number':
      return fc
        .integer({ min: 0, max: (schema.maximum ?? 1000) * 100 })
        .map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryValidValue(schema.items ?? {}, existingIds), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: 3,
      });
    case 'object': {
      const inner = Object.entries(schema.properties ?? {}).map(([name, one]) => [
        name,
        arbitraryValidValue(one, existingIds),
      ]);
      return fc.record(Object.fromEntries(inner) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      });
    }
    default:
      return nasty;
  }
}

/** Prefers ids of existing rows, which get furthest. */
function arbitraryText(schema: OpenApiSchema, existingIds: readonly string[]): fc.Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = 40 } = schema;
  if (pattern?.includes('[0-9a-fA-F]{8}-')) return fc.constantFrom(...existingIds);
  // Only email addresses and dates have patterns with lookarounds, for which no examples can be generated.
  if (pattern && /\(\?[=!<]/.test(pattern)) return fc.constantFrom('somebody@people.example', '2026-11-25');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({
    minLength: Math.min(minLength, 200),
    maxLength: Math.max(Math.min(maxLength, 200), Math.min(minLength, 200)),
    unit: 'grapheme',
  });
}

function buildNested(depth: number): unknown {
  let inner: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) inner = level % 2 ? [inner] : { inner };
  return inner;
}

function survivesJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
