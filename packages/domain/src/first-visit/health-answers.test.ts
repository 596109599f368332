import { describe, expect, it } from 'vitest';
import { answerProblems, areAnswersDue, healthAnswers, waiverVersion, whyAsked } from './health-answers.ts';

const blank = { pregnant: null, weeks: '', hasInjuries: null, injuries: '' };
const nothing = { ...blank, consents: true, waiverAccepted: false };
const well = {
  pregnant: false,
  weeks: '',
  hasInjuries: false,
  injuries: '',
  consents: true,
  waiverAccepted: true,
};

describe('answers before the first visit', () => {
  it('need both questions answered and the waiver accepted', () => {
    expect(Object.keys(answerProblems(nothing))).toEqual(['pregnant', 'hasInjuries', 'waiver']);
    expect(answerProblems(well)).toEqual({});
  });
  it('are neither needed nor kept without consent to storing them', () => {
    const declined = { ...blank, consents: false, waiverAccepted: true };
    expect(answerProblems(declined)).toEqual({});
    expect(Object.keys(answerProblems({ ...declined, waiverAccepted: false }))).toEqual(['waiver']);
    expect(healthAnswers({ ...declined, pregnant: true, weeks: '20', injuries: 'left knee' })).toBeNull();
  });
  it('need the weeks of a pregnancy and words for an injury', () => {
    expect(
      Object.keys(answerProblems({ ...well, pregnant: true, hasInjuries: true, injuries: ' ' })),
    ).toEqual(['weeks', 'injuries']);
    expect(answerProblems({ ...well, pregnant: true, weeks: '43' }).weeks).toBeDefined();
    expect(answerProblems({ ...well, pregnant: true, weeks: '20' })).toEqual({});
    expect(answerProblems({ ...well, hasInjuries: true, injuries: 'x'.repeat(601) }).injuries).toBeDefined();
  });
  it('keep only what belongs to the answer', () => {
    expect(healthAnswers({ ...well, weeks: '20', injuries: 'left knee' })).toEqual({
      pregnant: false,
      weeksPregnant: null,
      injuries: '',
    });
    expect(
      healthAnswers({ ...well, pregnant: true, weeks: '20', hasInjuries: true, injuries: ' left knee ' }),
    ).toEqual({ pregnant: true, weeksPregnant: 20, injuries: 'left knee' });
  });
  it('are asked for once, and again when the waiver has changed', () => {
    expect(areAnswersDue(null)).toBe(true);
    expect(areAnswersDue({ waiverVersion, healthEnded: null })).toBe(false);
    expect(areAnswersDue({ waiverVersion: '2020-01', healthEnded: null })).toBe(true);
  });
  it('are asked for again once they have expired, and not after consent was withdrawn', () => {
    expect(areAnswersDue({ waiverVersion, healthEnded: 'expired' })).toBe(true);
    expect(areAnswersDue({ waiverVersion, healthEnded: 'withdrawn' })).toBe(false);
  });
  it('are asked before the first class, and later only because the waiver has changed or answers expired', () => {
    expect(whyAsked(null, false)).toBe('first-class');
    expect(whyAsked(null, true)).toBeNull();
    expect(whyAsked({ waiverVersion: '2020-01', healthEnded: null }, true)).toBe('new-waiver');
    expect(whyAsked({ waiverVersion: '2020-01', healthEnded: 'expired' }, false)).toBe('new-waiver');
    expect(whyAsked({ waiverVersion, healthEnded: null }, false)).toBeNull();
    expect(whyAsked({ waiverVersion, healthEnded: 'expired' }, true)).toBe('answers-expired');
  });
});
