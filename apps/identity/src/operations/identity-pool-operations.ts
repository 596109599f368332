import type { Operation } from '../protocol/operation.ts';
import { describeIdentity } from './describe-identity.ts';
import { getCredentialsForIdentity } from './get-credentials-for-identity.ts';
import { getId } from './get-id.ts';

/** All operations of the identity pool. Add a new one in its own file and list it here. */
const all: readonly Operation[] = [describeIdentity, getCredentialsForIdentity, getId];

export const identityPoolOperations: ReadonlyMap<string, Operation> = new Map(
  all.map((operation) => [operation.name, operation]),
);
