import type { z } from 'zod';
import type { Pool } from '../pool.ts';
import type { Caller } from './caller.ts';

export type { Caller };

/**
 * One operation of the protocol. `run` gets the parsed request and answers the response's body; it refuses by
 * throwing `IdentityError`. Operations with `signed` need a SigV4 signature: of the pool's administrator, or 'member', of
 * somebody's identity.
 */
export interface Operation<Schema extends z.ZodType = z.ZodType> {
  name: string;
  request: Schema;
  signed?: true | 'member';
  run(pool: Pool, request: z.output<Schema>, caller: Caller): Promise<object>;
}

/** Declares an operation, so that its `run` knows the request's type. */
export function defineOperation<Schema extends z.ZodType>(declared: Operation<Schema>): Operation {
  return declared as unknown as Operation;
}
