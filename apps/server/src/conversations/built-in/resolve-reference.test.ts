import { describe, expect, it } from 'vitest';
import type { ConversationTurn, FoundClass, StudioDetails } from '../../integrations/assistant/port.ts';
import { createFakeClass, fakeStudio } from './fake-assistant-tools.ts';
import { parseMessage } from './parsing/parse-message.ts';
import { resolveReference } from './resolve-reference.ts';

const membership = (id: string, name: string, pricePence: number) => ({
  id,
  name,
  pricePence,
  kind: 'membership',
  sessions: 4,
  perMonth: true,
  details: [],
  to: '/pricing',
});
const studio: StudioDetails = {
  ...fakeStudio,
  products: [membership('flex-4', 'Flex 4', 12_000), membership('flex-8', 'Flex 8', 22_000)],
};
const evening = [
  createFakeClass('2026-11-27', '17:30', 'vinyasa-yoga', 4),
  createFakeClass('2026-11-27', '18:00', 'dynamic-reformer', 4),
];

/** Resolves a message after a reply with the given text and classes. */
function resolve(text: string, reply: string, shownClasses: readonly FoundClass[] = []) {
  const classIds = shownClasses.map(({ classId }) => classId);
  const earlier: ConversationTurn[] = [
    { role: 'user', text: 'what have you got' },
    { role: 'assistant', text: reply, classIds },
  ];
  const question = { text, earlier, now: new Date('2026-11-26T13:00:00Z'), signedIn: false };
  return resolveReference({ ...parseMessage(question, studio), shownClasses }, earlier);
}

describe('resolveReference', () => {
  it.each([
    ['how much is the bigger one', 'how much is the Flex 8'],
    ['and the cheaper one', 'and the Flex 4'],
    ['the second one please', 'the Flex 8 please'],
  ])('names the product that "%s" means', (text, rephrased) => {
    expect(resolve(text, 'Flex 4: £120. Flex 8: £220.').rephrased).toBe(rephrased);
  });

  it('compares the only product of a reply with the others of its kind', () => {
    expect(resolve('how much is the bigger one', 'Flex 4: £120.').names.product).toEqual(['flex-8']);
  });

  it.each([
    ['is the 6pm one hard', '18:00'],
    ['how long is the yoga one', '17:30'],
    ['who teaches the last one', '18:00'],
    ['the first one', '17:30'],
  ])('keeps only the class that "%s" means', (text, time) => {
    expect(resolve(text, 'There are two classes.', evening).shownClasses.map((one) => one.time)).toEqual([
      time,
    ]);
  });

  it('searches the rest of the day for "anything later"', () => {
    const { when, skippedClassIds } = resolve('anything later?', 'There are two classes.', evening);
    expect(when.days?.from).toBe('2026-11-27');
    expect(when.times?.from).toBe('18:00');
    expect(skippedClassIds).toHaveLength(2);
  });

  it('knows the instructor of the class that was shown', () => {
    expect(resolve('is she nice', 'Here it is.', evening.slice(0, 1)).names.instructor).toEqual(['ada-moss']);
  });

  it('says whether a message only refers', () => {
    expect(resolve('ok the second one please', 'Flex 4. Flex 8.').isBareReference).toBe(true);
    expect(resolve('does the second one expire', 'Flex 4. Flex 8.').isBareReference).toBe(false);
  });

  it('leaves a message alone that names its own subject', () => {
    expect(resolve('how much is vinyasa', 'Flex 4: £120. Flex 8: £220.').rephrased).toBeNull();
  });
});
