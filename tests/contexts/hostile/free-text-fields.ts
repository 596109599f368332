import { apiBase } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { newServer } from '@studio/server/new-server';
import { readConfig } from '@studio/server/platform/config';
import type { Services } from '@studio/server/platform/services';
import type { z } from 'zod';

/** As far as the parts of a schema are looked at here. */
export interface Part {
  safeParse(value: unknown): { success: boolean; data?: unknown };
  def: {
    type: string;
    shape?: Record<string, Part>;
    element?: Part;
    options?: Part[];
    innerType?: Part;
    valueType?: Part;
    in?: Part;
    out?: Part;
  };
}

/** A text that takes one of these takes whatever somebody writes. */
const probes = ['<b>x</b>', '=1+1', 'one\nother', '<b>=1@x.example', '+44@people.example'];

/** Every field of every call in which somebody can write what they like: '/contact message'. Read from the contracts. */
export async function freeTextFields(): Promise<string[]> {
  const free = [...(await textFields())].filter(([, part]) => takesWords(part));
  return free.map(([field]) => field);
}

/** Every field of every call that is a text, by its name: '/contact message'. Read from the contracts. */
export async function textFields(): Promise<ReadonlyMap<string, Part>> {
  const config = readConfig({});
  const app = newServer(config, 'silent');
  const found = new Map<string, Part>();
  app.addHook('onRoute', ({ url, method, schema }) => {
    const body = schema?.body as (z.ZodType & Part) | undefined;
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

function textsIn(part: Part, at = ''): [string, Part][] {
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

const isText = ({ def }: Part): boolean =>
  def.type === 'string' || (def.type === 'pipe' && !!def.in && isText(def.in));

const takesWords = (part: Part): boolean => probes.some((probe) => part.safeParse(probe).success);
