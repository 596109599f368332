import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assistantTopics } from './assistant-topics.ts';

const ids = new Set(assistantTopics.map(({ id }) => id));
const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Messages that measure the assistant, and must therefore not be examples. */
const measuringMessages = ['development-messages', 'judged-messages'].flatMap((name) => {
  const file = new URL(`../../../../tests/assistant/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { q: string }).q);
});

describe('topics of the chat assistant', () => {
  it('are many, with at least 3,000 examples, and have unique ids', () => {
    expect(assistantTopics.length).toBeGreaterThanOrEqual(150);
    expect(assistantTopics.flatMap(({ examples }) => examples).length).toBeGreaterThanOrEqual(3000);
    expect(ids.size).toBe(assistantTopics.length);
  });

  it.each(assistantTopics.map((topic) => [topic.id, topic] as const))('%s is complete', (_id, topic) => {
    expect(topic.examples.length).toBeGreaterThanOrEqual(20);
    expect(topic.question.length).toBeLessThanOrEqual(40);
    const offer = 'offer' in topic.answer ? topic.answer.offer : undefined;
    for (const id of [...(topic.followUps ?? []), ...(offer ? [offer] : [])]) expect(ids).toContain(id);
  });

  // One text answers "Is this your only studio?" and "Do you have others?", so neither word can begin it.
  it('have no text that starts with yes or no', () => {
    const starting = assistantTopics.flatMap(({ id, answer }) => {
      const texts = 'text' in answer ? [answer.text] : 'passage' in answer ? [answer.lead ?? ''] : [];
      return texts.some((text) => /^(?:yes|no)\b(?! problem)/i.test(text)) ? [id] : [];
    });
    expect(starting).toEqual([]);
  });

  it('share no example', () => {
    const topicOf = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, examples } of assistantTopics)
      for (const example of examples) {
        const other = topicOf.get(simplify(example));
        if (other) shared.push(`${example}: ${other}, ${id}`);
        topicOf.set(simplify(example), id);
      }
    expect(shared).toEqual([]);
  });

  it('contain none of the messages that measure the assistant', () => {
    const examples = new Set(assistantTopics.flatMap((topic) => topic.examples.map(simplify)));
    // One or two words, such as "parking?", are what everyone writes.
    const longer = measuringMessages.filter((message) => simplify(message).split(' ').length > 2);
    expect(longer.filter((message) => examples.has(simplify(message)))).toEqual([]);
  });
});
