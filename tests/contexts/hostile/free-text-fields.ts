import { apiBase } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { newServer } from '@studio/server/new-server';
import { readConfig } from '@studio/server/platform/config';
import type { Services } from '@studio/server/platform/services';
import type { z } from 'zod';

/** As far as the parts of a schema are looked at here. */
interface Part {
  safeParse(value: unknown): { success: boolean };
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
  const config = readConfig({});
  const app = newServer(config, 'silent');
  const found = new Set<string>();
  app.addHook('onRoute', ({ url, method, schema }) => {
    const body = schema?.body as (z.ZodType & Part) | undefined;
    if (method !== 'POST' || !body) return;
    for (const field of freeIn(body)) found.add(`${url.slice(apiBase.length)} ${field}`);
  });
  // The routes are registered, never run: nothing but the configuration is looked at.
  buildApp(app, { config } as Services);
  await app.ready();
  await app.close();
  return [...found].sort();
}

function freeIn(part: Part, at = ''): string[] {
  const { type, shape, element, options, innerType, valueType, in: before, out } = part.def;
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) => freeIn(inner, at ? `${at}.${name}` : name));
  if (element) return freeIn(element, `${at}[]`);
  if (options) return options.flatMap((option) => freeIn(option, at));
  if (valueType) return freeIn(valueType, `${at}{}`);
  if (innerType) return freeIn(innerType, at);
  // Of a text that is changed while it is read, the whole is asked; of anything else, what it is read as.
  if (type === 'pipe') {
    const reads = before?.def.type === 'transform' ? out : before;
    if (reads && !isText(reads)) return freeIn(reads, at);
    return takesWords(part) ? [at] : [];
  }
  return type === 'string' && takesWords(part) ? [at] : [];
}

const isText = ({ def }: Part): boolean =>
  def.type === 'string' || (def.type === 'pipe' && !!def.in && isText(def.in));

const takesWords = (part: Part): boolean => probes.some((probe) => part.safeParse(probe).success);
