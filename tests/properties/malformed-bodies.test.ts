import { randomUUID } from 'node:crypto';
import { refusal } from '@studio/contracts/refusal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type People, peopleOf } from '../harness/people.ts';
import { openTestStudio, type TestStudio } from '../harness/studio.ts';
import { type Tokens, trustTestKey } from '../harness/tokens.ts';
import { describedRoutes } from './described-routes.ts';
import { contentTypes, malformedBody, noBodies } from './malformed-body.ts';

const bodiesEach = process.env.STORM === '1' ? 1000 : 12;
const longestMs = process.env.STORM === '1' ? 14_400_000 : 600_000;
/** What a call may take at most here, where others work at the same time. */
const patienceMs = 20_000;

let studio: TestStudio;
let tokens: Tokens;
let people: People;
let classIds: string[];

beforeAll(async () => {
  studio = await openTestStudio();
  people = peopleOf(studio);
  tokens = await trustTestKey(studio);
  const rows = await studio.sandbox.query<{ id: string }>(
    'SELECT id FROM classes ORDER BY starts_at LIMIT 20',
  );
  classIds = [...rows.map(({ id }) => id), randomUUID()];
});
afterAll(() => studio.close());

/** Somebody who may do everything, new each time: the one before may have closed their own account. */
async function anOwner(): Promise<{ token: string; ids: string[] }> {
  const userId = randomUUID();
  people.know(userId, {
    groups: ['ADMIN', 'TRAINER'],
    email: `${userId}@people.example`,
    emailVerified: true,
  });
  return { token: await tokens.access(userId, ['ADMIN', 'TRAINER']), ids: [userId, ...classIds] };
}

/** What is wrong with an answer; a refusal has a code, says nothing of the inside, and is nobody's failure. */
function wrongIn(status: number, text: string): string | null {
  if (status >= 500) return `${status}: ${text}`;
  if (/\bat .+\.(ts|js|mjs):\d+/.test(text)) return `shows its inside: ${text}`;
  if (status === 200) return null;
  return refusal.safeParse(JSON.parse(text)).success ? null : `${status} is no refusal: ${text}`;
}

describe('whatever is sent', () => {
  it(
    `${bodiesEach} malformed bodies for each call are answered or refused, none fails`,
    async () => {
      const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
      const wrong: string[] = [];
      for (const { url, body } of describedRoutes()) {
        const { token, ids } = await anOwner();
        const owner = studio.visitor().with(token);
        const bodies = fc.sample(malformedBody(body, ids), { numRuns: bodiesEach, seed });
        for (const sent of bodies) {
          const timeout = new Promise<string>((resolve) => setTimeout(resolve, patienceMs, 'hangs').unref());
          const asked = owner
            .call(url.replace(/^\/api/, ''), sent)
            .then(({ status, body: answer }) => wrongIn(status, JSON.stringify(answer)));
          const fault = await Promise.race([asked, timeout]);
          if (!fault) continue;
          wrong.push(`${url} ${JSON.stringify(sent).slice(0, 400)}\n  ${fault.slice(0, 400)}`);
          // One of each call is enough to mend it.
          break;
        }
      }
      expect(wrong.slice(0, 40), `SEED=${seed}`).toEqual([]);
    },
    longestMs,
  );

  it(
    'what is no body at all is refused by every call, whatever it says it is',
    async () => {
      const wrong: string[] = [];
      for (const { url } of describedRoutes()) {
        for (const [index, payload] of noBodies.entries()) {
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
    longestMs,
  );
});
