import { describe, expect, it } from 'vitest';
import { avoidRepetition } from './avoid-repetition.ts';
import { buildReply } from './build-reply.ts';

const remember = (topicId: string, offer: string | null = null) => ({
  topicId,
  offer,
  choices: [],
  isSmallTalk: false,
});
const reply = (topicId: string, handOver = false) => ({
  ...buildReply('Bring a lock.', { handOver }),
  dialogueState: remember(topicId),
});
const last = (topicId: string, text = 'Bring a lock.') => ({
  role: 'assistant' as const,
  text,
  dialogueState: remember(topicId),
});

describe('avoidRepetition', () => {
  it('offers the team when there is no more to say', () => {
    const again = avoidRepetition(reply('bike_parking'), last('bike_parking'));
    expect(again.text).toBe('Bring a lock. That’s all I know about it. Shall I ask our team?');
    expect(again.dialogueState?.offer).toBe('talk_to_human');
  });

  it('judges nothing about health', () => {
    expect(avoidRepetition(reply('injury_condition'), last('injury_condition')).text).toMatch(
      /I can’t tell you more than that\. Shall I ask our team\?$/,
    );
  });

  it('tells the team about more of the same', () => {
    expect(avoidRepetition(reply('complaint', true), last('complaint')).text).toMatch(
      /^I’ve passed this on too/,
    );
  });

  it.each([
    ['other replies', last('bike_parking', 'Hello.'), 'bike_parking'],
    ['emergencies', last('emergency_now'), 'emergency_now'],
    ['a visitor who has to log in first', last('own_bookings'), 'own_bookings'],
  ])('changes nothing for %s', (_name, before, topicId) => {
    expect(avoidRepetition(reply(topicId), before).text).toBe('Bring a lock.');
  });

  it('repeats the last reply if asked to', () => {
    const before = last('bike_parking');
    expect(
      avoidRepetition({ ...buildReply(before.text), dialogueState: before.dialogueState }, before).text,
    ).toBe(before.text);
  });
});
