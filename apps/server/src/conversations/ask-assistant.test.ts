import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Assistant, AssistantTools, Question } from '../integrations/assistant/port.ts';
import { askAssistant } from './ask-assistant.ts';

const { log } = Fastify();
const question: Question = { text: 'Hello?', earlier: [], now: new Date(0), signedIn: false };
const tools = {} as AssistantTools;
const deaf: Assistant = { answer: () => new Promise(() => {}) };

it('leaves an engine behind that takes too long and does not listen', async () => {
  const reply = await askAssistant({ assistant: deaf, log }, question, tools, {}, 20);
  expect(reply.text).toContain('Sorry, I cannot answer that just now.');
  expect(reply.suggestions).toEqual(['Talk to a person']);
});

it('says nothing in place of an engine when whoever asked has left', async () => {
  const left = new AbortController();
  const asked = askAssistant({ assistant: deaf, log }, question, tools, { signal: left.signal });
  left.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});

it('answers for an engine that throws at once', async () => {
  const broken: Assistant = {
    answer: () => {
      throw new Error('broken');
    },
  };
  const reply = await askAssistant({ assistant: broken, log }, question, tools, {});
  expect(reply.handOver).toBe(false);
});
