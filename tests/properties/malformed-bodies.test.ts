import { randomUUID } from 'node:crypto';
import { errorResponse } from '@studio/contracts/error-response';
import type { PoolUser } from '@studio/server/integrations/identity/port';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';
import {
  bodiesPerRoute,
  findInternalFault,
  findResponseFault,
  formatFault,
  getRunSeed,
  maxTestMs,
} from './check-response.ts';
import { listOpenApiRoutes } from './list-open-api-routes.ts';
import { arbitraryMalformedBody, contentTypes, invalidBodyTexts } from './malformed-body.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let classIds: string[];

beforeAll(async () => {
  studio = await openTestStudio();
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  const rows = await studio.sandbox.query<{ id: string }>(
    'SELECT id FROM classes ORDER BY starts_at LIMIT 20',
  );
  classIds = [...rows.map(({ id }) => id), randomUUID()];
});
afterAll(() => studio.close());

/** Creates an account and its browser. Each is new, because an earlier call may have closed the account. */
async function createPerson(groups: PoolUser['groups']): Promise<{ visitor: TestBrowser; id: string }> {
  const id = randomUUID();
  people.addUser(id, { groups, email: `${id}@people.example`, emailVerified: true });
  return { visitor: studio.visitor().with(await tokens.access(id, groups)), id };
}

/**
 * Returns the callers in rotation: mostly an owner, who gets furthest, and one body in ten from each of the others. All of
 * them are among the first six, because the short form sends no more.
 */
async function createCallers() {
  const [owner, member, trainer] = [
    await createPerson(['ADMIN', 'TRAINER']),
    await createPerson([]),
    await createPerson(['TRAINER']),
  ];
  const guest = { visitor: studio.visitor(), id: randomUUID() };
  const rotation = [owner, member, owner, guest, owner, trainer, owner, owner, owner, owner];
  return {
    ids: [owner.id, member.id, ...classIds],
    getCaller: (number: number) => (rotation[number % rotation.length] ?? owner).visitor,
  };
}

/** Returns the fault of a response: a 5xx status, internal details, or an error in the wrong format. */
function findFault(status: number, text: string): string | null {
  const inside = findInternalFault({ status, text });
  if (inside || status === 200) return inside;
  return errorResponse.safeParse(JSON.parse(text)).success ? null : `${status} is no refusal: ${text}`;
}

describe('malformed requests', () => {
  it(
    `${bodiesPerRoute} malformed bodies per call are accepted or rejected without a failure`,
    async () => {
      const seed = getRunSeed();
      const wrong: string[] = [];
      for (const { url, body } of await listOpenApiRoutes()) {
        const { ids, getCaller } = await createCallers();
        const bodies = fc.sample(arbitraryMalformedBody(body, ids), { numRuns: bodiesPerRoute, seed });
        for (const [number, sent] of bodies.entries()) {
          const request = getCaller(number).call(url.replace(/^\/api/, ''), sent);
          const fault = await findResponseFault(request, ({ status, body: response }) =>
            findFault(status, JSON.stringify(response)),
          );
          if (!fault) continue;
          wrong.push(formatFault(url, sent, fault));
          // One fault per call is enough.
          break;
        }
      }
      expect(wrong.slice(0, 40), `SEED=${seed}`).toEqual([]);
    },
    maxTestMs,
  );

  it(
    'text that is no body at all is rejected by every call, whatever its content type',
    async () => {
      const wrong: string[] = [];
      for (const { url } of await listOpenApiRoutes()) {
        for (const [index, payload] of invalidBodyTexts.entries()) {
          const contentType = contentTypes[index % contentTypes.length];
          const response = await studio.app.inject({
            method: 'POST',
            url,
            payload,
            headers: contentType ? { 'content-type': contentType } : {},
          });
          const fault =
            response.statusCode === 200 ? 'was taken' : findFault(response.statusCode, response.body);
          if (fault) wrong.push(`${url} ${contentType} ${payload.slice(0, 60)}\n  ${fault.slice(0, 300)}`);
        }
      }
      expect(wrong.slice(0, 20)).toEqual([]);
    },
    maxTestMs,
  );
});
