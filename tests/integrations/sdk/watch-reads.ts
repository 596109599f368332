import Stripe from 'stripe';
import { vi } from 'vitest';
import { checkBody } from './check-body.ts';

/** Fields of SDK interfaces that were read from responses, and those present in responses. */
export interface WatchedReads {
  read: Set<string>;
  present: Set<string>;
}

type Client = { makeRequest(...args: unknown[]): Promise<{ toJSON(): Promise<object> }> };

/**
 * Records which fields are read from the SDK's responses, until mocks are restored. Fields are named like
 * `Charge.paid`.
 */
export function watchReads(): WatchedReads {
  const watched: WatchedReads = { read: new Set(), present: new Set() };
  const client: Client = Object.getPrototypeOf(Stripe.createNodeHttpClient());
  const { makeRequest } = client;
  vi.spyOn(client, 'makeRequest').mockImplementation(async function (this: Client, ...args) {
    const response = await makeRequest.apply(this, args);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => watchBody(await toJSON(), watched);
    return response;
  });
  return watched;
}

function watchBody(body: object, { read, present }: WatchedReads): object {
  const fields = new WeakMap<object, (field: string) => string | undefined>();
  checkBody(body as Record<string, unknown>, (value, name, declared) => {
    fields.set(value, (field) => (declared.has(field) ? `${name}.${field}` : undefined));
    for (const field of Object.keys(value)) present.add(`${name}.${field}`);
  });
  const watch = (value: unknown): unknown => (isPlain(value) ? new Proxy(value, { get }) : value);
  const get = (target: object, field: string | symbol): unknown => {
    const name = typeof field === 'string' ? fields.get(target)?.(field) : undefined;
    if (name) read.add(name);
    const descriptor = Object.getOwnPropertyDescriptor(target, field);
    const value: unknown = Reflect.get(target, field);
    // The SDK's added properties aren't configurable, so the proxy must return them unchanged.
    return descriptor?.configurable ? watch(value) : value;
  };
  return watch(body) as object;
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  );
}
