import { describe, expect, it } from 'vitest';
import { trainTopicModel } from '../../training/train-topic-model.ts';
import { rankTopics } from './topic-model.ts';

const topics = [
  {
    id: 'parking',
    examples: ['is there parking', 'where can i park my car', 'car park nearby?', 'can i park outside'],
  },
  {
    id: 'showers',
    examples: ['do you have showers', 'can i shower after class', 'are there showers?', 'shower facilities'],
  },
  {
    id: 'prices',
    examples: ['how much is a class', 'what does yoga cost', 'price of reformer', 'is a class £20'],
  },
];
const model = trainTopicModel(topics);
const best = (text: string) => rankTopics(model, text)[0];

describe('trained topics', () => {
  it.each([
    ['where do I park', 'parking'],
    ['got showrs?', 'showers'],
    ['HOW MUCH IS YOGA', 'prices'],
    ['is it £15', 'prices'],
  ])('recognise new wordings: %s', (text, topicId) => {
    expect(best(text)?.topicId).toBe(topicId);
  });

  it('are less certain of a message whose words no example contains', () => {
    expect(best('elephants juggle quietly')?.probability).toBeLessThan(0.6);
    expect(best('is there parking')?.probability).toBeGreaterThan(0.8);
  });

  it('are the same each time they are trained', () => {
    expect(trainTopicModel(topics)).toEqual(model);
  });

  it('have probabilities that add up to 1', () => {
    const sum = rankTopics(model, 'parking').reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 6);
  });
});
