import { type ModelSandbox, startModelSandbox } from '@studio/sandbox/language-model/start-model-sandbox';
import { createAssistantTools } from '@studio/server/conversations/tools/assistant-tools';
import { createAssistant } from '@studio/server/create-assistant';
import type { Assistant, AssistantTools } from '@studio/server/integrations/assistant/port';
import { readConfig } from '@studio/server/platform/config';
import { purgeRateLimitWindows } from '@studio/server/platform/rate-limits';
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
beforeEach(() => model.script.forget());
afterAll(async () => {
  await model?.stop();
  await studio?.close();
});

/** The built-in assistant behind the model, which always gives this reply. */
const own: Assistant = {
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
  return createAssistant({ config, database, log, standInUrl: model.url }, own);
}

const ask = async (assistant: Assistant, text: string, now = studio.time.now) =>
  assistant.answer({ text, earlier: [], now, signedIn: false }, tools);

describe('a model on the studio’s own facts', () => {
  it('is not asked without a key', async () => {
    const { database, log } = studio.services;
    expect(await createAssistant({ config: readConfig({}), database, log }, own)).toBe(own);
  });

  it('may say everything that the search finds', async () => {
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
    const answers = await Promise.all(
      [...questions, ...more].map(async (words) => {
        const [first] = await tools.search(words);
        const { text } = await ask(assistant, words);
        return { words, found: first !== undefined, text };
      }),
    );
    expect(answers.filter(({ found }) => found).length).toBeGreaterThan(10);
    expect(answers.filter(({ text, found }) => found && text === 'own')).toEqual([]);
  });

  it('may say what things cost, when the studio is open, and which classes are on', async () => {
    const assistant = await open();
    const facts = await tools.studio();
    const saying = async (tool: string, input: object, say: string) => {
      model.script.next({ call: [{ name: tool, input }] }, { say });
      return (await ask(assistant, 'Tell me')).text;
    };
    for (const { name, pricePence } of facts.products) {
      const say = `${name} costs £${pricePence % 100 ? (pricePence / 100).toFixed(2) : pricePence / 100}.`;
      expect(await saying('prices', {}, say)).toBe(say);
    }
    const { weekdays, weekends } = facts.hours;
    const hours = `We are open Monday to Friday from ${weekdays.opens} to ${weekdays.closes}, and at weekends from ${weekends.opens}.`;
    expect(await saying('studio_facts', { about: 'visiting' }, hours)).toBe(hours);
    const [klass] = await tools.findClasses({ from: '2026-11-24', to: '2026-11-24' });
    if (!klass) throw new Error('Nothing is on.');
    const day = { from: klass.date, to: klass.date };
    const on = `${klass.title} is on Tuesday 24 November at ${klass.time}, and ${klass.capacityLeft} places are free.`;
    expect(await saying('find_classes', day, on)).toBe(on);
    const wrong = `${klass.title} is on Tuesday 24 November at 03:10.`;
    expect(await saying('find_classes', day, wrong)).toBe('own');
  });
});

describe('the day’s budget', () => {
  it('is shared by all processes, kept for the day and new on the next', async () => {
    const now = new Date('2026-11-24T01:00:00Z');
    const [one, other] = [await open(2), await open(2)];
    model.script.always({ say: 'Hello.' });
    const heard = [
      (await ask(one, 'Hello', now)).text,
      (await ask(other, 'Hello', now)).text,
      (await ask(one, 'Hello', now)).text,
    ];
    expect(heard).toEqual(['Hello.', 'Hello.', 'own']);
    const later = new Date(now.getTime() + 20 * hourMs);
    await purgeRateLimitWindows(studio.database, later);
    expect((await ask(other, 'Hello', later)).text).toBe('own');
    expect(model.script.requests).toHaveLength(2);
    const tomorrow = new Date(now.getTime() + 24 * hourMs);
    expect((await ask(other, 'Hello', tomorrow)).text).toBe('Hello.');
  });
});
