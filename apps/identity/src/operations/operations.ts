import type { Operation } from '../wire/operation.ts';

/** Every operation that the pool answers. A further one is written in a file of its own and entered here. */
const all: readonly Operation[] = [];

export const operations: ReadonlyMap<string, Operation> = new Map(all.map((one) => [one.name, one]));
