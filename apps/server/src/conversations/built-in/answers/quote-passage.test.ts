import { describe, expect, it } from 'vitest';
import type { AssistantTools, ConversationTurn, Passage } from '../../../integrations/assistant/port.ts';
import { fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from '../parsing/parse-message.ts';
import { quotePassage, unclearTopicThreshold, unknownTopicThreshold } from './quote-passage.ts';

const passage = (id: string, score: number, coverage: number): Passage => ({
  id,
  title: 'Lockers',
  text: 'There is a locker for each place. You choose your own code.',
  link: { label: 'The rooms', to: '/studio/environment' },
  score,
  coverage,
});

async function quote(
  text: string,
  passages: Passage[],
  threshold = unknownTopicThreshold,
  earlier: ConversationTurn[] = [],
) {
  const question = { text, earlier, now: new Date('2026-11-26T13:00:00Z'), signedIn: false };
  const tools = { search: async () => passages } as unknown as AssistantTools;
  return quotePassage(parseMessage(question, fakeStudio), tools, threshold);
}

describe('quotePassage', () => {
  const lockers = passage('rooms:lockers', 30, 0.6);

  it('quotes the best passage with a link and offers the team', async () => {
    expect(await quote('where does my coat go', [lockers])).toMatchObject({
      text: 'I’m not certain, but this may answer it: There is a locker for each place. You choose your own code. Shall I ask our team?',
      links: [{ label: 'The rooms', to: '/studio/environment' }],
      suggestions: ['Yes, please'],
      dialogueState: { topicId: null, offer: 'talk_to_human' },
    });
  });

  it.each([
    ['a low score', passage('rooms:lockers', 12, 0.6)],
    ['few matching words', passage('rooms:lockers', 30, 0.1)],
  ])('quotes nothing at %s', async (_, one) => {
    expect(await quote('where does my coat go', [one])).toBeNull();
  });

  it('quotes nothing if two passages fit nearly as well', async () => {
    expect(await quote('where does my coat go', [lockers, passage('rooms:shoes', 28, 0.6)])).toBeNull();
  });

  it('accepts fewer matching words if no other passage is near', async () => {
    const long = passage('rooms:lockers', 30, 0.25);
    expect(await quote('where does my coat go', [long, passage('rooms:shoes', 20, 0.2)])).toBeNull();
    expect(await quote('where does my coat go', [long, passage('rooms:shoes', 10, 0.2)])).not.toBeNull();
  });

  it('quotes a passage for a question whether anyone will help', async () => {
    expect(await quote('is anyone going to show me the lockers', [lockers])).not.toBeNull();
  });

  it('quotes nothing for a follow-up, but for the same words alone', async () => {
    const earlier: ConversationTurn[] = [
      { role: 'user', text: 'when is yoga on' },
      { role: 'assistant', text: 'On Tuesday.' },
    ];
    const text = 'can i leave my coat while i do it';
    expect(await quote(text, [lockers], unknownTopicThreshold, earlier)).toBeNull();
    expect(await quote(text, [lockers])).not.toBeNull();
  });

  it('needs a better match if a few topics are likely', async () => {
    expect(await quote('where does my coat go', [lockers], unclearTopicThreshold)).toBeNull();
  });

  it.each([
    'i feel dizzy, where does my coat go',
    'i’m 20 weeks pregnant, where does my coat go',
    'i was charged for a locker',
    'i want a refund',
    'how much is a locker',
    'there’s a problem with my card',
    'is dan in the 6pm class',
    'my ex comes on mondays',
  ])('leaves it to the team: %s', async (text) => {
    expect(await quote(text, [lockers])).toBeNull();
  });

  it.each(['faq:pregnant', 'privacy:cards-1', 'site:gift-cards', 'terms:right-to-cancel-1'])(
    'doesn’t quote %s for a message without its words',
    async (id) => {
      expect(await quote('where does my coat go', [passage(id, 90, 1)])).toBeNull();
    },
  );
});
