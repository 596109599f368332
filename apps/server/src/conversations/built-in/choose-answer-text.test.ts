import { assistantTopics } from '@studio/content/assistant/assistant-topics';
import { describe, expect, it } from 'vitest';
import { chooseAnswerText, hasAnswer } from './choose-answer-text.ts';
import { createFakeAssistantTools, fakeStudio } from './fake-assistant-tools.ts';
import { removeUnanswerableChoices } from './remove-unanswerable-choices.ts';
import { getTopic } from './topics.ts';

const passage = (id: string, isEdited = false) => ({
  ...{ id, title: '', text: 'The text.', link: null, score: 0, coverage: 0, isEdited },
});
const answer = {
  text: 'On the reformer.',
  passages: ['rooms:shoes'],
  catalogue: ['activity:reformer'],
  otherwise: 'At every studio.',
} as const;
const withoutReformer = { ...fakeStudio, activities: [] };
const renamed = { ...fakeStudio, activities: [{ id: 'reformer', name: 'Barre', to: '/classes' }] };

describe('the text of a fixed answer', () => {
  it('is its own while the studio has its sources unchanged', () => {
    expect(chooseAnswerText(answer, fakeStudio, [passage('rooms:shoes')])).toBe(answer.text);
  });

  it('is the one for every studio without a source or a record of the same name', () => {
    expect(chooseAnswerText(answer, fakeStudio, [])).toBe(answer.otherwise);
    for (const studio of [withoutReformer, renamed])
      expect(chooseAnswerText(answer, studio, [passage('rooms:shoes')])).toBe(answer.otherwise);
  });

  it('is neither once an owner has edited a source', () => {
    expect(chooseAnswerText(answer, fakeStudio, [passage('rooms:shoes', true)])).toBeNull();
  });
});

describe('a topic', () => {
  const grip = getTopic('grip_socks_forgotten');

  it('has an answer only with a source, unless its text is true of every studio', async () => {
    const tools = createFakeAssistantTools({ passages: [passage('faq:grip-socks')] });
    expect(await hasAnswer(grip, fakeStudio, tools)).toBe(true);
    const none = createFakeAssistantTools({});
    expect(await hasAnswer(grip, fakeStudio, none)).toBe(false);
    expect(await hasAnswer(getTopic('shop'), fakeStudio, none)).toBe(true);
    expect(await hasAnswer(getTopic('two_for_one'), fakeStudio, none)).toBe(false);
  });

  it('without an answer is no choice', async () => {
    const reply = {
      ...{ text: '', action: null, classIds: [], links: [], handOver: false },
      suggestions: [grip.question, getTopic('shop').question, 'Classes tomorrow'],
      dialogueState: { topicId: null, offer: null, choices: [grip.id, 'shop'], isSmallTalk: false },
    };
    expect(await removeUnanswerableChoices(reply, createFakeAssistantTools({}))).toMatchObject({
      suggestions: [getTopic('shop').question, 'Classes tomorrow'],
      dialogueState: { choices: ['shop'] },
    });
  });
});

/** Words that are only true of Miles Street. */
const foreignWords =
  /reformer|\bmats?\b|\bbeds?\b|pilates|\byoga\b|vauxhall|\boak\b|springs?\b|carriage|studio [12]\b|\blockers?\b|socks?\b|vinyasa|restorative|tai chi|2-for-1|flex \d|class pack of|shower|bench|bolsters?|female-only|arched/i;

it('states facts of Miles Street only in answers that name their sources', () => {
  const unsourced = assistantTopics.flatMap(({ id, answer: one, reason = '' }) => {
    if (!('text' in one)) return [];
    const { text, passages, catalogue, otherwise = '' } = one;
    const general = [passages || catalogue ? '' : text, otherwise, reason].join(' ');
    return foreignWords.test(general) ? [`${id}: ${general}`] : [];
  });
  expect(unsourced).toEqual([]);
});
