import { describe, expect, it } from 'vitest';
import { hasMedicalApproval, isIll, parseHealthConcern } from './health-concerns.ts';
import { normalizeMessage } from './normalize-message.ts';

describe('parseHealthConcern', () => {
  it.each([
    ['i am in the middle of ivf', 'fertility'],
    ['i have a pacemaker', 'seizures'],
    ['my chest felt tight last week', 'heart'],
    ['nose job three weeks ago', 'operation'],
    ['new hip since may', 'operation'],
    ['the cast came off on monday', 'fracture'],
    ['i broke my little toe', 'fracture'],
    ['i feel lightheaded when i stand', 'dizziness'],
    ['slipped disc years ago', 'serious'],
    ['dodgy left knee', 'injury'],
    ['my shoulder sometimes hurts', 'injury'],
  ])('reads "%s" as %s', (text, concern) => {
    expect(parseHealthConcern(normalizeMessage(text))).toBe(concern);
  });

  it.each([
    'my heart is set on the 10am',
    'i have no injuries',
    'back in london on monday',
    'can i learn it by heart',
    'i will be right back',
    'does it fit in with my week',
    'broke my phone',
  ])('finds nothing in "%s"', (text) => {
    expect(parseHealthConcern(normalizeMessage(text))).toBeNull();
  });
});

describe('isIll', () => {
  it.each(['tested positive this morning', 'i have a stinking cold', 'i am poorly'])('finds "%s"', (text) => {
    expect(isIll(normalizeMessage(text))).toBe(true);
  });

  it.each(['i have cold feet', 'i had covid last month', 'i am sick of waiting'])('ignores "%s"', (text) => {
    expect(isIll(normalizeMessage(text))).toBe(false);
  });
});

describe('hasMedicalApproval', () => {
  it.each(['my physio says to keep moving', 'cleared by the surgeon', 'gp said low impact'])(
    'finds "%s"',
    (text) => {
      expect(hasMedicalApproval(normalizeMessage(text))).toBe(true);
    },
  );

  it.each([
    'doctor told me not to do yoga',
    'should i ask my doctor',
    'the physio has not said anything',
    'my doctor said i should not exercise with my slipped disc, can I come',
    'my physio says I cannot do pilates yet after my hip replacement',
    'my surgeon said i must not lift',
    'my consultant said never do reformer',
  ])('ignores "%s"', (text) => {
    expect(hasMedicalApproval(normalizeMessage(text))).toBe(false);
  });
});
