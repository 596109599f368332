import type { Operation } from '../wire/operation.ts';
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts';
import { globalSignOut } from './global-sign-out.ts';
import { revokeToken } from './revoke-token.ts';

/** Every operation that the pool answers. A further one is written in a file of its own and entered here. */
const all: readonly Operation[] = [getTokensFromRefreshToken, globalSignOut, revokeToken];

export const operations: ReadonlyMap<string, Operation> = new Map(all.map((one) => [one.name, one]));
