import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Assistant, AssistantTools, Question } from '../integrations/assistant/port.ts';
import { askAssistant } from './ask-assistant.ts';

const { log } = Fastify();
const question: Question = { text: 'Hello?', earlier: [], now: new Date(0), signedIn: false };
const tools = {} as AssistantTools;
const unresponsive: Assistant = { answer: () => new Promise(() => {}) };

it('replies with an apology when the assistant ignores the timeout', async () => {
  const reply = await askAssistant({ assistant: unresponsive, log }, question, tools, {}, 20);
  expect(reply.text).toContain('Sorry, I can’t answer that right now.');
  expect(reply.suggestions).toEqual(['Talk to your team']);
});

it('sends no fallback reply when the visitor has disconnected', async () => {
  const controller = new AbortController();
  const pending = askAssistant({ assistant: unresponsive, log }, question, tools, {
    signal: controller.signal,
  });
  controller.abort(new Error('left'));
  await expect(pending).rejects.toThrow('left');
});

it('sends a fallback reply when the assistant throws synchronously', async () => {
  const broken: Assistant = {
    answer: () => {
      throw new Error('broken');
    },
  };
  const reply = await askAssistant({ assistant: broken, log }, question, tools, {});
  expect(reply.handOver).toBe(false);
});
