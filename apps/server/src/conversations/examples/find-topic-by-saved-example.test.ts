import { describe, expect, it } from 'vitest';
import { loadTopicModel } from '../built-in/classifier/load-topic-model.ts';
import { findTopicBySavedExample } from './find-topic-by-saved-example.ts';

const saved = [
  { topicId: 'parking', text: 'is there somewhere to leave my scooter during the class' },
  { topicId: 'what_to_bring', text: 'shall i bring my own hula hoop' },
];
const find = (text: string, examples = saved) => findTopicBySavedExample(text, examples, loadTopicModel());

describe('saved example', () => {
  it('gives its topic to the same message, whatever its case, punctuation and abbreviations', () => {
    expect(find('Is there somewhere to leave my scooter during the class?')).toBe('parking');
    expect(find('SHALL I BRING MY OWN HULA HOOP!!')).toBe('what_to_bring');
  });

  it('gives its topic to nearly the same message', () => {
    expect(find('is there somewhere to leave my scooter during a class')).toBe('parking');
  });

  it('gives no topic to a message about something else in similar words', () => {
    expect(find('is there somewhere to leave my dog during the class')).toBeNull();
    expect(find('shall i bring my own lunch')).toBeNull();
    expect(find('what does a class cost')).toBeNull();
    expect(find('')).toBeNull();
  });

  it('matches a message whose personal data was removed before filing', () => {
    const text = 'my number is number please ring me about the hula hoop';
    expect(
      find('My number is 07700 900123, please ring me about the hula hoop', [
        { topicId: 'phone_call_me', text },
      ]),
    ).toBe('phone_call_me');
  });

  it('counts no longer once its topic has been removed', () => {
    expect(find('do you sell crisps', [{ topicId: 'removed_topic', text: 'do you sell crisps' }])).toBeNull();
  });
});
