import type { Operation } from '../protocol/operation.ts';
import { describeIdentity } from './describe-identity.ts';
import { getCredentialsForIdentity } from './get-credentials-for-identity.ts';
import { getId } from './get-id.ts';

/** Every operation that the identity pool answers. A further one is written in a file of its own and entered here. */
const all: readonly Operation[] = [describeIdentity, getCredentialsForIdentity, getId];

export const identityPoolOperations: ReadonlyMap<string, Operation> = new Map(
  all.map((one) => [one.name, one]),
);
