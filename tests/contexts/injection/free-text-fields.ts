import { apiBase } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { readConfig } from '@studio/server/platform/config';
import type { Services } from '@studio/server/platform/services';
import type { z } from 'zod';

/** As far as the parts of a schema are looked at here. */
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

/** A text that takes one of these takes whatever somebody writes. */
const probes = ['<b>x</b>', '=1+1', 'one\nother', '<b>=1@x.example', '+44@people.example'];

/** Every field of every call in which somebody can write what they like: '/contact message'. Read from the contracts. */
export async function listFreeTextFields(): Promise<string[]> {
  const free = [...(await listTextFields())].filter(([, part]) => takesWords(part));
  return free.map(([field]) => field);
}

/** Every field of every call that is a text, by its name: '/contact message'. Read from the contracts. */
export async function listTextFields(): Promise<ReadonlyMap<string, SchemaNode>> {
  const config = readConfig({});
  const app = createFastifyServer(config, 'silent');
  const found = new Map<string, SchemaNode>();
  app.addHook('onRoute', ({ url, method, schema }) => {
    const body = schema?.body as (z.ZodType & SchemaNode) | undefined;
    if (method !== 'POST' || !body) return;
    for (const [field, part] of textsIn(body)) {
      const name = `${url.slice(apiBase.length)} ${field}`;
      // Of the choices of one field, the one that takes the most is looked at.
      if (!found.has(name) || takesWords(part)) found.set(name, part);
    }
  });
  // The routes are registered, never run: nothing but the configuration is looked at.
  buildApp(app, { config } as Services);
  await app.ready();
  await app.close();
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function textsIn(part: SchemaNode, at = ''): [string, SchemaNode][] {
  const { type, shape, element, options, innerType, valueType, in: before, out } = part.def;
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) => textsIn(inner, at ? `${at}.${name}` : name));
  if (element) return textsIn(element, `${at}[]`);
  if (options) return options.flatMap((option) => textsIn(option, at));
  if (valueType) return textsIn(valueType, `${at}{}`);
  if (innerType) return textsIn(innerType, at);
  // Of a text that is changed while it is read, the whole is asked; of anything else, what it is read as.
  if (type === 'pipe') {
    const reads = before?.def.type === 'transform' ? out : before;
    if (reads && !isText(reads)) return textsIn(reads, at);
    return [[at, part]];
  }
  return type === 'string' ? [[at, part]] : [];
}

const isText = ({ def }: SchemaNode): boolean =>
  def.type === 'string' || (def.type === 'pipe' && !!def.in && isText(def.in));

const takesWords = (part: SchemaNode): boolean => probes.some((probe) => part.safeParse(probe).success);
