import { describe, expect, it } from 'vitest';
import { addHealthAdvice } from '../answers/add-health-advice.ts';
import type { TopicChoice } from '../choose-topic.ts';
import { loadTopicModel } from '../classifier/load-topic-model.ts';
import { fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from '../parsing/parse-message.ts';
import { preferHealthTopic } from './prefer-health-topic.ts';

const read = (text: string, ...before: string[]) =>
  parseMessage(
    {
      text,
      earlier: before.map((one) => ({ role: 'user', text: one })),
      now: new Date('2026-11-26T13:00:00Z'),
      signedIn: false,
    },
    fakeStudio,
  );
const topic = (topicId: string): TopicChoice => ({ kind: 'topic', topicId, fallbacks: [] });
const choices: TopicChoice = { kind: 'choices', topicIds: ['arrival_checkin', 'serious_condition'] };
const unknown: TopicChoice = { kind: 'unknown' };
const prefer = (choice: TopicChoice, text: string, ...before: string[]) =>
  preferHealthTopic(choice, read(text, ...before));

describe('preferHealthTopic', () => {
  it('never asks back about health', () => {
    expect(prefer(choices, 'had implants a month ago, when can i start')).toEqual(topic('serious_condition'));
    expect(prefer(unknown, 'my knee clicks a lot')).toEqual(topic('injury_condition'));
    expect(prefer(unknown, 'i have a fever')).toEqual(topic('ill_contagious'));
  });

  it('leaves a question beside a health problem to its topic', () => {
    const model = loadTopicModel();
    const preferBeside = (text: string) => preferHealthTopic(unknown, read(text), model);
    expect(preferBeside('broke my arm and typing hurts. opening hours?')).toEqual(topic('opening_hours'));
    expect(preferBeside('i have epilepsy, is sound healing safe for me?')).toEqual(topic('injury_condition'));
  });

  it('remembers the health problem of the message before', () => {
    expect(prefer(unknown, 'but what do you think', 'my hip hurts')).toEqual(topic('injury_condition'));
  });

  it('gives advice rather than classes for a serious condition', () => {
    expect(prefer(topic('classes_find'), 'hip replacement in may, mat on friday')).toEqual(
      topic('serious_condition'),
    );
    expect(prefer(topic('classes_find'), 'mat on friday')).toEqual(topic('classes_find'));
  });

  it('never lists all classes for someone who is pregnant', () => {
    const text = 'i am 21 weeks along, what is on this week';
    expect(prefer(topic('classes_find'), text)).toEqual(topic('pregnancy'));
  });

  it('keeps questions about money', () => {
    const money: TopicChoice = { kind: 'choices', topicIds: ['refund_request', 'injury_condition'] };
    expect(prefer(money, 'broke my ankle, can i get a refund')).toEqual(money);
  });

  it.each([
    ['pregnancy', 'embryo transfer on monday, is yoga allowed', 'serious_condition'],
    ['postnatal', 'tummy tuck 5 weeks ago, when can i start', 'serious_condition'],
    ['injured_in_class', 'hypermobile, other teachers pushed me too far', 'injury_condition'],
    ['ill_contagious', 'waiting for a biopsy, can i come', 'serious_condition'],
    ['ill_contagious', 'i have a cough, can i come', 'ill_contagious'],
    ['injured_in_class', 'i hurt my back in your class', 'injured_in_class'],
    ['injury_condition', 'my physio keeps telling me to try pilates, anything on tuesday', 'classes_find'],
    ['injury_condition', 'back in london on monday, anything on', 'classes_find'],
  ])('corrects the topic %s of "%s"', (chosen, text, expected) => {
    expect(prefer(topic(chosen), text)).toEqual(topic(expected));
  });

  it.each(['im 15 but nearly 16, can i come with mum', 'i am 14 and want to do pilates'])(
    'says the minimum age first to someone under 16: %s',
    (text) => {
      expect(prefer(topic('older_people'), text)).toEqual(topic('age_limits'));
    },
  );

  it.each([
    'i am 15 minutes away, can i still come',
    'i am 6 weeks pregnant, can i come',
    'i am 52, can i come',
  ])('takes no other number for an age: %s', (text) => {
    expect(prefer(topic('late_arrival'), text)).toEqual(topic('late_arrival'));
  });
});

describe('addHealthAdvice', () => {
  it('asks people who are ill to stay at home, whatever they ask', () => {
    expect(
      addHealthAdvice({ text: 'Cancel online.' }, 'cancel_late', read('i have covid, how do i cancel')).text,
    ).toBe('If you feel ill or could be contagious, please stay at home. Cancel online.');
  });

  it.each(['i have cold feet, how do i cancel', 'i had covid last year, how do i cancel'])(
    'adds nothing to other messages: %s',
    (text) => {
      expect(addHealthAdvice({ text: 'Cancel online.' }, 'cancel_late', read(text)).text).toBe(
        'Cancel online.',
      );
    },
  );
});
