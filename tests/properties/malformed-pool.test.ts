import { challenges } from '@studio/identity/challenges/challenges';
import { getIdentityPoolId } from '@studio/identity/identity-pool/identity-ids';
import { identityPoolOperations } from '@studio/identity/operations/identity-pool-operations';
import { operations } from '@studio/identity/operations/operations';
import type { Operation } from '@studio/identity/protocol/operation';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AwsCredentials, createIdentityPoolClient } from '../harness/create-identity-pool-client.ts';
import { startIdentity, type TestIdentity } from '../harness/identity.ts';
import {
  createAccount,
  createPoolClients,
  type PoolUnderTest,
  testPassword,
} from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';
import { sendAwsJsonCall } from '../harness/send-aws-json-call.ts';
import { buildPoolBodySchema, type KnownGoodValues } from './build-pool-body-schema.ts';
import {
  bodiesPerRoute,
  findInternalFault,
  findResponseFault,
  formatFault,
  getRunSeed,
  maxTestMs,
} from './check-response.ts';
import { getHostileValues, getValueAt, listBodyPaths, setValueAt } from './hostile-values.ts';
import { arbitraryMalformedBody, arbitraryValidValue, invalidBodyTexts } from './malformed-body.ts';

let own: TestIdentity;
let pool: PoolUnderTest;

beforeAll(async () => {
  own = await startIdentity();
  pool = { ...createPoolClients(own), own, stop: () => own.stop() };
});
afterAll(() => own.stop());

/** Operations of both services, with their targets. */
const all = [
  ...[...operations.values()].map((operation) => ({
    operation,
    target: `AWSCognitoIdentityProviderService.${operation.name}`,
    service: 'cognito-idp' as const,
  })),
  ...[...identityPoolOperations.values()].map((operation) => ({
    operation,
    target: `AWSCognitoIdentityService.${operation.name}`,
    service: 'cognito-identity' as const,
  })),
];

interface TestUser {
  id: string;
  good: KnownGoodValues;
  keys: AwsCredentials;
}

/** Creates a logged-in account. */
async function createUser(): Promise<TestUser> {
  const account = await createAccount(pool);
  const { AuthenticationResult } = await createRawSignIn(own).initiateAuth(account.email, testPassword);
  const { AccessToken, IdentityId, keys } = await createIdentityPoolClient(own).signIn(account);
  const { Session } = await startLogin(account.email);
  const good: KnownGoodValues = {
    UserPoolId: [own.userPoolId],
    ClientId: [own.clientId],
    IdentityPoolId: [getIdentityPoolId(own.pool.settings)],
    IdentityId: [IdentityId],
    Username: [account.email, account.sub],
    USERNAME: [account.email],
    AccessToken: [AccessToken],
    RefreshToken: [AuthenticationResult?.RefreshToken ?? ''],
    REFRESH_TOKEN: [AuthenticationResult?.RefreshToken ?? ''],
    Token: [AuthenticationResult?.RefreshToken ?? ''],
    Session: [Session ?? ''],
    Password: [testPassword, 'another-harbour-28'],
    PASSWORD: [testPassword],
    PreviousPassword: [testPassword],
    AuthFlow: ['USER_AUTH', 'USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH', 'CUSTOM_AUTH'],
    ChallengeName: [...challenges.keys()],
    PREFERRED_CHALLENGE: ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'],
    ANSWER: ['PASSWORD', 'EMAIL_OTP', 'PASSWORD_SRP'],
    GroupName: ['STAFF', 'TRAINER', 'ADMIN'],
    Name: ['given_name', 'name', 'email', 'phone_number', 'custom:title', 'email_verified'],
    SRP_A: ['0', 'ff'.repeat(384), 'zz'],
  };
  return { id: account.sub, good, keys };
}

/** Returns whether the session is still valid: an earlier call may have ended it or closed the account. */
async function isStillValid({ good }: TestUser): Promise<boolean> {
  const [AccessToken] = good.AccessToken ?? [];
  const target = 'AWSCognitoIdentityProviderService.GetUser';
  return (await send({ target, service: 'cognito-idp' }, JSON.stringify({ AccessToken }))).status === 200;
}

/** Starts a login that awaits the choice of a factor. */
function startLogin(USERNAME: string): Promise<{ Session?: string }> {
  const body = { ClientId: own.clientId, AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME } };
  const target = 'AWSCognitoIdentityProviderService.InitiateAuth';
  return send({ target, service: 'cognito-idp' }, JSON.stringify(body)).then(({ text }) => JSON.parse(text));
}

type Named = Pick<(typeof all)[number], 'target' | 'service'>;
async function send({ target, service }: Named, body: string, keys?: AwsCredentials) {
  const response = await sendAwsJsonCall({ endpoint: own.endpoint, target, service, body }, keys);
  return { status: response.status, text: await response.text() };
}

/** Errors must have the protocol's format: a name and a message. */
function findFault(response: { status: number; text: string }): string | null {
  const inside = findInternalFault(response);
  if (inside || response.status === 200) return inside;
  const error = JSON.parse(response.text) as { __type?: unknown; message?: unknown };
  const isError = typeof error.__type === 'string' && typeof error.message === 'string';
  return response.status === 400 && isError ? null : `${response.status} is no refusal: ${response.text}`;
}

/** Returns the credentials that an operation requires. */
const signing = ({ signed }: Operation, keys: AwsCredentials): AwsCredentials | undefined =>
  signed === 'member' ? keys : signed && own.credentials;

describe('malformed requests to the user pool', () => {
  it(
    `${bodiesPerRoute} malformed bodies per operation are accepted or rejected without a failure`,
    async () => {
      const seed = getRunSeed();
      const wrong: string[] = [];
      let taken = 0;
      let user = await createUser();
      for (const { operation, ...named } of all) {
        if (!(await isStillValid(user))) user = await createUser();
        const { id, good, keys } = user;
        const arbitrary = arbitraryMalformedBody(buildPoolBodySchema(operation, good), [id]);
        for (const sent of fc.sample(arbitrary, { numRuns: bodiesPerRoute, seed })) {
          const request = send(named, JSON.stringify(sent), signing(operation, keys));
          const fault = await findResponseFault(request, (response) => {
            if (response.status === 200) taken += 1;
            return findFault(response);
          });
          if (!fault) continue;
          wrong.push(formatFault(operation.name, sent, fault));
          // One fault per operation is enough.
          break;
        }
      }
      expect(wrong, `SEED=${seed}`).toEqual([]);
      // A rejected request proves nothing, so many must be accepted.
      expect(taken).toBeGreaterThan(all.length);
    },
    maxTestMs,
  );

  it(
    'hostile values in each field of each operation are accepted or rejected without a failure',
    async () => {
      const seed = getRunSeed();
      const wrong: string[] = [];
      let user = await createUser();
      for (const { operation, ...named } of all) {
        if (!(await isStillValid(user))) user = await createUser();
        const { id, good, keys } = user;
        const [body] = fc.sample(arbitraryValidValue(buildPoolBodySchema(operation, good), [id]), {
          numRuns: 1,
          seed,
        });
        for (const [at, place] of listBodyPaths(body).entries()) {
          const values = fc.constantFrom(...getHostileValues(getValueAt(body, place)));
          for (const value of fc.sample(values, { numRuns: bodiesPerRoute, seed: seed + at })) {
            const sent = JSON.stringify(setValueAt(body, place, value));
            const fault = await findResponseFault(send(named, sent, signing(operation, keys)), findFault);
            if (fault) wrong.push(formatFault(`${operation.name} ${place.join('.')}`, sent, fault));
          }
        }
      }
      expect(wrong, `SEED=${seed}`).toEqual([]);
    },
    maxTestMs,
  );

  it(
    'text that is no body at all is rejected by every operation',
    async () => {
      const wrong: string[] = [];
      for (const [at, { operation, ...named }] of all.entries()) {
        // All operations share one body parser, so each gets a quarter of the texts.
        const some = invalidBodyTexts.filter((_, number) => bodiesPerRoute > 100 || (number + at) % 4 === 0);
        for (const body of some) {
          const request = send(named, body, operation.signed && own.credentials);
          const fault = await findResponseFault(request, (response) =>
            response.status === 200 ? 'was taken' : findFault(response),
          );
          if (fault) wrong.push(formatFault(operation.name, body, fault));
        }
      }
      expect(wrong).toEqual([]);
    },
    maxTestMs,
  );
});
