/** Path in a body: ['filters', 'activityType'], ['marks', 0, 'recordedAt']. */
export type BodyPath = readonly (string | number)[];

const uuid = '7a6bd0a4-6b67-4f43-9d8c-0d6a4c1f2b11';
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** Dates that are invalid, or at which calendar functions often fail. */
const days = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1899-12-31',
  '1900-01-01',
  '2026-02-30',
  '2200-12-31',
  '2201-01-01',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
  'xxxx-xx-xx',
];

/** Strings in every format that the product parses, with invalid or extreme content. */
const texts: readonly string[] = [
  // Characters that databases can't store or that have a special meaning elsewhere.
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\udfff\ud800',
  '\u202e',
  '%00',
  '%ff',
  '\\',
  "'",
  '"',
  '\r\n',
  '\u{1F9D8}',
  '',
  ' ',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '__proto__',
  'constructor',
  'toString',
  '{}',
  '[]',
  uuid,
  uuid.toUpperCase(),
  uuid.replace('7', 'g'),
  `${uuid}.${'s'.repeat(43)}`,
  ...days,
  ...days.map((day) => `${day}T10:00`),
  ...days.map((day) => `${day}T10:00:00.000Z`),
  ...days.map((day) => `${day}#10:00`),
  '2026-11-25T99:99',
  '2026-11-25T',
  '2026-11-25#99:99',
  '24:00',
  '99:99',
  '-1:00',
  // Cursors in the formats of the lists.
  ...days.flatMap((day) => {
    const at = `${day}T10:00:00.000Z`;
    return [
      base64url(`${at} ${uuid}`),
      base64url(`1 ${at} ${uuid}`),
      `${at}_${uuid}`,
      `${at}_ABC`,
      `${at}_i_1`,
    ];
  }),
  ...['0000-00-00T00:00:00.000Z', '9999-99-99T99:99:99.999Z', '........................'].flatMap((at) => [
    `${at}_ABCDEF`,
    `${at}_${uuid}`,
    `${at}_${'-'.repeat(36)}`,
    `${at}_ab${uuid}`,
    `${at}_i_999999999`,
  ]),
  ...['["a","b"]', `["\\u0000","\\ud800","${uuid}"]`, '[[[]]]', '{"__proto__":1}'].map(base64url),
  'a'.repeat(5000),
  '\u{1F9D8}'.repeat(1000),
  ' '.repeat(5000),
  'a@'.repeat(2500),
  'é'.normalize('NFD').repeat(2000),
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e-308,
  1e21,
  1e308,
  -1e308,
  2 ** 15,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  8.64e15,
  8.64e15 + 1,
  253_402_300_800,
  99_999_999_999_999,
];

/** Writes a raw number, because JSON.stringify turns -0 into 0 and Infinity into null. */
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => object };
const rawNumbers: readonly object[] = ['-0', '1e999', '-1e999', '1e-999'].map((text) => rawJSON(text));

const others: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toString: 1 },
  { $gt: '' },
  { constructor: { prototype: {} } },
  buildNested(40),
  Array.from({ length: 3000 }, () => 'x'),
  Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`key${at}`, at])),
  Object.fromEntries([['__proto__', { ok: true }]]),
];

/** Returns hostile values in place of a valid one, mostly of the same type, so that they pass early checks. */
export function getHostileValues(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [...texts, ...others, 1e308];
  if (typeof value === 'number') return [...numbers, ...rawNumbers, ...others, 'NaN', '1'];
  if (Array.isArray(value)) return [...others, Array.from({ length: 3000 }, () => value[0])];
  return [...others, 'x', 0];
}

/** Returns every path in a body, of whole arrays and objects as well as of their content. */
export function listBodyPaths(value: unknown, path: BodyPath = []): BodyPath[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    listBodyPaths(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}

export const getValueAt = (whole: unknown, path: BodyPath): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string | number, unknown>)[name], whole);

/** Returns a copy of the body with another value at the path. */
export function setValueAt<Whole>(whole: Whole, [name, ...rest]: BodyPath, value: unknown): Whole {
  if (name === undefined) return value as Whole;
  if (Array.isArray(whole))
    return whole.map((one, at) => (at === name ? setValueAt(one, rest, value) : one)) as Whole;
  const inner = (whole as Record<string, unknown>)[name];
  // Defines the property instead of assigning it, because a field may be named __proto__.
  const changed = Object.entries(whole as object).filter(([other]) => other !== name);
  return Object.fromEntries([...changed, [name, setValueAt(inner, rest, value)]]) as Whole;
}

function buildNested(depth: number): unknown {
  let inner: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) inner = level % 2 ? [inner] : { inner };
  return inner;
}
