import { type ModelSandbox, startModelSandbox } from '@studio/sandbox/language-model/start-model-sandbox';
import { createAssistantTools } from '@studio/server/conversations/tools/assistant-tools';
import { createAssistant } from '@studio/server/create-assistant';
import type { Assistant, AssistantTools } from '@studio/server/integrations/assistant/port';
import { readConfig } from '@studio/server/platform/config/config';
import { purgeRateLimitWindows } from '@studio/server/platform/limits/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

const hourMs = 3_600_000;
let studio: TestStudio;
let model: ModelSandbox;
let tools: AssistantTools;

beforeAll(async () => {
  studio = await openTestStudio();
  model = await startModelSandbox({ key: 'sandbox' });
  const { branchId } = studio.services.config;
  tools = createAssistantTools(studio.services, { branchId, now: studio.time.now, principal: null });
});
beforeEach(() => model.responses.reset());
afterAll(async () => {
  await model?.stop();
  await studio?.close();
});

/** The built-in assistant behind the model, which always gives this reply. */
const builtIn: Assistant = {
  answer: async () => ({
    text: 'own',
    action: null,
    classIds: [],
    links: [],
    suggestions: [],
    handOver: false,
  }),
};

/** Opens the assistant of one process. */
function open(dailyLimit = 1000): Promise<Assistant> {
  const config = readConfig({
    ASSISTANT_PROVIDER: 'openai-compatible',
    ASSISTANT_KEY: 'sandbox',
    ASSISTANT_MODEL: 'any',
    ASSISTANT_DAILY_LIMIT: String(dailyLimit),
  });
  const { database, log } = studio.services;
  return createAssistant({ config, database, log, simulatedModelUrl: model.url }, builtIn);
}

const getReply = async (assistant: Assistant, text: string, now = studio.time.now) =>
  assistant.answer({ text, earlier: [], now, signedIn: false }, tools);

describe('model reply with studio data', () => {
  it('is not requested without a key', async () => {
    const { database, log } = studio.services;
    expect(await createAssistant({ config: readConfig({}), database, log }, builtIn)).toBe(builtIn);
  });

  it('may contain everything that the search finds', async () => {
    const assistant = await open();
    const questions = [
      'cancel',
      'parking',
      'grip socks',
      'pregnant',
      'gift card',
      'late',
      'opening hours',
      'refund',
    ];
    const more = [
      'waiting list',
      'beginner',
      'mat',
      'women only',
      'tour',
      'packages',
      'reformer beds',
      'showers',
    ];
    const results = await Promise.all(
      [...questions, ...more].map(async (query) => {
        const [first] = await tools.search(query);
        const { text } = await getReply(assistant, query);
        return { words: query, found: first !== undefined, text };
      }),
    );
    expect(results.filter(({ found }) => found).length).toBeGreaterThan(10);
    expect(results.filter(({ text, found }) => found && text === 'own')).toEqual([]);
  });

  it('may state prices, opening hours and classes', async () => {
    const assistant = await open();
    const studioData = await tools.studio();
    const replyWith = async (tool: string, input: object, expectedReply: string) => {
      model.responses.next({ call: [{ name: tool, input }] }, { say: expectedReply });
      return (await getReply(assistant, 'Tell me')).text;
    };
    for (const { name, pricePence } of studioData.products) {
      const expectedReply = `${name} costs £${pricePence % 100 ? (pricePence / 100).toFixed(2) : pricePence / 100}.`;
      expect(await replyWith('prices', {}, expectedReply)).toBe(expectedReply);
    }
    const { weekdays, weekends } = studioData.hours;
    const hours = `We are open Monday to Friday from ${weekdays.opens} to ${weekdays.closes}, and at weekends from ${weekends.opens}.`;
    expect(await replyWith('studio_facts', { about: 'visiting' }, hours)).toBe(hours);
    const [klass] = await tools.findClasses({ from: '2026-11-24', to: '2026-11-24' });
    if (!klass) throw new Error('Nothing is on.');
    const day = { from: klass.date, to: klass.date };
    const on = `${klass.title} is on Tuesday 24 November at ${klass.time}, and ${klass.capacityLeft} places are free.`;
    expect(await replyWith('find_classes', day, on)).toBe(on);
    const wrong = `${klass.title} is on Tuesday 24 November at 03:10.`;
    expect(await replyWith('find_classes', day, wrong)).toBe('own');
  });
});

describe('daily budget', () => {
  it('is shared by all processes, lasts for the day and resets on the next', async () => {
    const now = new Date('2026-11-24T01:00:00Z');
    const [firstProcess, secondProcess] = [await open(2), await open(2)];
    model.responses.always({ say: 'Hello.' });
    const replies = [
      (await getReply(firstProcess, 'Hello', now)).text,
      (await getReply(secondProcess, 'Hello', now)).text,
      (await getReply(firstProcess, 'Hello', now)).text,
    ];
    expect(replies).toEqual(['Hello.', 'Hello.', 'own']);
    const later = new Date(now.getTime() + 20 * hourMs);
    await purgeRateLimitWindows(studio.database, later);
    expect((await getReply(secondProcess, 'Hello', later)).text).toBe('own');
    expect(model.responses.requests).toHaveLength(2);
    const tomorrow = new Date(now.getTime() + 24 * hourMs);
    expect((await getReply(secondProcess, 'Hello', tomorrow)).text).toBe('Hello.');
  });
});
