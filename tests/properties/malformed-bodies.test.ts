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
async function aPerson(groups: PoolUser['groups']): Promise<{ visitor: TestBrowser; id: string }> {
  const id = randomUUID();
  people.know(id, { groups, email: `${id}@people.example`, emailVerified: true });
  return { visitor: studio.visitor().with(await tokens.access(id, groups)), id };
}

/** Returns the callers in rotation: mostly an owner, who gets furthest, and one body in ten from each of the others. */
async function callers() {
  const [owner, member, trainer] = [
    await aPerson(['ADMIN', 'TRAINER']),
    await aPerson([]),
    await aPerson(['TRAINER']),
  ];
  const nobody = { visitor: studio.visitor(), id: randomUUID() };
  const inTurn = [owner, owner, owner, member, owner, owner, nobody, owner, owner, trainer];
  return {
    ids: [owner.id, member.id, ...classIds],
    of: (number: number) => (inTurn[number % inTurn.length] ?? owner).visitor,
  };
}

/** Returns the fault of a response: a 5xx status, internal details, or an error in the wrong format. */
function wrongIn(status: number, text: string): string | null {
  const inside = findInternalFault({ status, text });
  if (inside || status === 200) return inside;
  return errorResponse.safeParse(JSON.parse(text)).success ? null : `${status} is no refusal: ${text}`;
}

describe('whatever is sent', () => {
  it(
    `${bodiesPerRoute} malformed bodies for each call are answered or refused, none fails`,
    async () => {
      const seed = getRunSeed();
      const wrong: string[] = [];
      for (const { url, body } of await listOpenApiRoutes()) {
        const { ids, of } = await callers();
        const bodies = fc.sample(arbitraryMalformedBody(body, ids), { numRuns: bodiesPerRoute, seed });
        for (const [number, sent] of bodies.entries()) {
          const asked = of(number).call(url.replace(/^\/api/, ''), sent);
          const fault = await findResponseFault(asked, ({ status, body: answer }) =>
            wrongIn(status, JSON.stringify(answer)),
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
    'what is no body at all is refused by every call, whatever it says it is',
    async () => {
      const wrong: string[] = [];
      for (const { url } of await listOpenApiRoutes()) {
        for (const [index, payload] of invalidBodyTexts.entries()) {
          const contentType = contentTypes[index % contentTypes.length];
          const answer = await studio.app.inject({
            method: 'POST',
            url,
            payload,
            headers: contentType ? { 'content-type': contentType } : {},
          });
          const fault = answer.statusCode === 200 ? 'was taken' : wrongIn(answer.statusCode, answer.body);
          if (fault) wrong.push(`${url} ${contentType} ${payload.slice(0, 60)}\n  ${fault.slice(0, 300)}`);
        }
      }
      expect(wrong.slice(0, 20)).toEqual([]);
    },
    maxTestMs,
  );
});
