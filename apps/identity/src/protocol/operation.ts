import type { z } from 'zod';
import type { Pool } from '../pool.ts';
import type { Caller } from './caller.ts';

export type { Caller };

/**
 * Operation of the protocol. `run` gets the validated request and returns the response's body; it throws
 * `IdentityError` for expected errors. `signed` requires a SigV4 signature: true by the user pool's
 * administrator, 'member' with a user's credentials from the identity pool.
 */
export interface Operation<Schema extends z.ZodType = z.ZodType> {
  name: string;
  request: Schema;
  signed?: true | 'member';
  run(pool: Pool, request: z.output<Schema>, caller: Caller): Promise<object>;
}

/** Declares an operation, so that `run` gets the type of the request. */
export function defineOperation<Schema extends z.ZodType>(declared: Operation<Schema>): Operation {
  return declared as unknown as Operation;
}
