import type { z } from 'zod';

/** Zod schema, reduced to the parts that this file reads. */
interface Part {
  safeParse(value: unknown): { success: boolean };
  def: {
    type: string;
    shape?: Record<string, Part>;
    element?: Part;
    options?: Part[];
    innerType?: Part;
    valueType?: Part;
    entries?: Record<string, unknown>;
    values?: unknown[];
    in?: Part;
    out?: Part;
  };
}

/** Values by field name, such as ids of existing rows, best first. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Returns an integer from 0 to below `below`. */
export type ChooseIndex = (below: number) => number;

/** Fields that the test's browser adds to every call. */
const envelopeFields = new Set(['clientId', 'sessionId', 'time', 'token']);

/** Texts of which at least one is valid for each string of the contracts. */
const texts: readonly string[] = [
  '2026-11-25',
  '10:30',
  '2026-11-25T10:30',
  '2026-11-25T10:30:00.000Z',
  'ada@people.example',
  '+447700900123',
  '7a6bd0a4-6b67-4f43-9d8c-0d6a4c1f2b11',
  'Ada',
  'A reason',
  'pi_1',
  '/about',
  'tour-opened',
  'https://hooks.example/in',
  'k'.repeat(43),
  'ABCD2345',
  'ABCD2345EFGH6789',
  'Zm9vLGJhcg==',
  '',
];
const numbers: readonly number[] = [1, 2, 0, 10, 20, 30, 55, 1000, 0.5, -1];

/**
 * Builds a body for a contract with as many fields as possible. Other choices take other branches of unions and omit
 * other optional fields. The body is usually valid, but the caller must validate it.
 */
export function buildValidBody(
  request: z.ZodType,
  known: KnownValues,
  choose: ChooseIndex,
): Record<string, unknown> | null {
  const { shape = {} } = (request as unknown as Part).def;
  const body: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(shape)) {
    if (envelopeFields.has(name)) continue;
    const value = buildValue(part, name, known, choose);
    if (value !== undefined) body[name] = value;
  }
  return body;
}

function buildValue(part: Part, name: string, known: KnownValues, choose: ChooseIndex): unknown {
  const { type, options, innerType, in: before, out } = part.def;
  const inner = (one: Part, called = name) => buildValue(one, called, known, choose);
  // Omitted in one of six cases, because some fields exclude each other.
  if (['optional', 'nullable', 'default'].includes(type) && choose(6) === 0)
    return type === 'nullable' ? null : undefined;
  if (innerType) return inner(innerType);
  if (options) return inner(options[choose(options.length)] as Part);
  if (type === 'pipe' && before && before.def.type !== 'string')
    return inner((before.def.type === 'transform' ? out : before) as Part);
  return buildNested(part, inner) ?? pickChoice(part, choose) ?? pickAccepted(part, name, known, choose);
}

/** Returns a value with nested parts. */
function buildNested({ def }: Part, inner: (part: Part, name?: string) => unknown): object | undefined {
  const { shape, element, type, valueType } = def;
  if (shape) {
    const pairs = Object.entries(shape).map(([called, one]) => [called, inner(one, called)] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }
  if (element) return [inner(element)];
  return type === 'record' && valueType ? { key: inner(valueType) } : undefined;
}

/** Returns one value of an enum, boolean or literal. */
function pickChoice({ def }: Part, choose: ChooseIndex): unknown {
  const { type, entries, values } = def;
  const all = entries ? Object.values(entries) : type === 'boolean' ? [true, false] : (values ?? []);
  return all.length > 0 ? all[choose(all.length)] : undefined;
}

/** Returns a value that the schema accepts, preferring known ones. */
function pickAccepted(part: Part, name: string, known: KnownValues, choose: ChooseIndex): unknown {
  const own = (known[name] ?? []).filter((value) => part.safeParse(value).success);
  if (own.length > 0) return own[choose(own.length)];
  return [...texts, ...numbers, {}].find((value) => part.safeParse(value).success);
}
