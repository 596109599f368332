import { apiBase } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { readConfig } from '@studio/server/platform/config/config';
import type { Services } from '@studio/server/platform/services';
import type { z } from 'zod';

/** Zod schema, reduced to the parts that this file reads. */
export interface SchemaNode {
  safeParse(value: unknown): { success: boolean; data?: unknown };
  def: {
    type: string;
    shape?: Record<string, SchemaNode>;
    element?: SchemaNode;
    options?: SchemaNode[];
    innerType?: SchemaNode;
    valueType?: SchemaNode;
    in?: SchemaNode;
    out?: SchemaNode;
  };
}

/** Sample texts. A field that accepts one of them accepts free text. */
const probes = ['<b>x</b>', '=1+1', 'one\nother', '<b>=1@x.example', '+44@people.example'];

/** Returns every field of every call that accepts free text, such as '/contact message'. Read from the contracts. */
export async function listFreeTextFields(): Promise<string[]> {
  const freeTextFields = [...(await listTextFields())].filter(([, part]) => acceptsText(part));
  return freeTextFields.map(([field]) => field);
}

/** Returns every text field of every call by name, such as '/contact message'. Read from the contracts. */
export async function listTextFields(): Promise<ReadonlyMap<string, SchemaNode>> {
  const config = readConfig({});
  const app = createFastifyServer(config, 'silent');
  const found = new Map<string, SchemaNode>();
  app.addHook('onRoute', ({ url, method, schema }) => {
    const body = schema?.body as (z.ZodType & SchemaNode) | undefined;
    if (method !== 'POST' || !body) return;
    for (const [field, part] of textsIn(body)) {
      const name = `${url.slice(apiBase.length)} ${field}`;
      // Of several alternatives for a field, keeps the most permissive one.
      if (!found.has(name) || acceptsText(part)) found.set(name, part);
    }
  });
  // Registers the routes without running them, so only the configuration is needed.
  buildApp(app, { config } as Services);
  await app.ready();
  await app.close();
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function textsIn(part: SchemaNode, path = ''): [string, SchemaNode][] {
  const { type, shape, element, options, innerType, valueType, in: input, out } = part.def;
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));
  if (element) return textsIn(element, `${path}[]`);
  if (options) return options.flatMap((option) => textsIn(option, path));
  if (valueType) return textsIn(valueType, `${path}{}`);
  if (innerType) return textsIn(innerType, path);
  // A transformed text is checked as a whole, and any other pipe by its input or output type.
  if (type === 'pipe') {
    const reads = input?.def.type === 'transform' ? out : input;
    if (reads && !isText(reads)) return textsIn(reads, path);
    return [[path, part]];
  }
  return type === 'string' ? [[path, part]] : [];
}

const isText = ({ def }: SchemaNode): boolean =>
  def.type === 'string' || (def.type === 'pipe' && !!def.in && isText(def.in));

const acceptsText = (part: SchemaNode): boolean => probes.some((probe) => part.safeParse(probe).success);
