import { describe, expect, it } from 'vitest';
import {
  areAnswersDue,
  getQuestionnaireReason,
  healthFormErrors,
  toHealthAnswers,
  waiverVersion,
} from './health-answers.ts';

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
    expect(Object.keys(healthFormErrors(nothing))).toEqual(['pregnant', 'hasInjuries', 'waiver']);
    expect(healthFormErrors(well)).toEqual({});
  });
  it('are neither needed nor kept without consent to storing them', () => {
    const declined = { ...blank, consents: false, waiverAccepted: true };
    expect(healthFormErrors(declined)).toEqual({});
    expect(Object.keys(healthFormErrors({ ...declined, waiverAccepted: false }))).toEqual(['waiver']);
    expect(toHealthAnswers({ ...declined, pregnant: true, weeks: '20', injuries: 'left knee' })).toBeNull();
  });
  it('need the weeks of a pregnancy and words for an injury', () => {
    expect(
      Object.keys(healthFormErrors({ ...well, pregnant: true, hasInjuries: true, injuries: ' ' })),
    ).toEqual(['weeks', 'injuries']);
    expect(healthFormErrors({ ...well, pregnant: true, weeks: '43' }).weeks).toBeDefined();
    expect(healthFormErrors({ ...well, pregnant: true, weeks: '20' })).toEqual({});
    expect(
      healthFormErrors({ ...well, hasInjuries: true, injuries: 'x'.repeat(601) }).injuries,
    ).toBeDefined();
  });
  it('keep only what belongs to the answer', () => {
    expect(toHealthAnswers({ ...well, weeks: '20', injuries: 'left knee' })).toEqual({
      pregnant: false,
      weeksPregnant: null,
      injuries: '',
    });
    expect(
      toHealthAnswers({ ...well, pregnant: true, weeks: '20', hasInjuries: true, injuries: ' left knee ' }),
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
    expect(getQuestionnaireReason(null, false)).toBe('first-class');
    expect(getQuestionnaireReason(null, true)).toBeNull();
    expect(getQuestionnaireReason({ waiverVersion: '2020-01', healthEnded: null }, true)).toBe('new-waiver');
    expect(getQuestionnaireReason({ waiverVersion: '2020-01', healthEnded: 'expired' }, false)).toBe(
      'new-waiver',
    );
    expect(getQuestionnaireReason({ waiverVersion, healthEnded: null }, false)).toBeNull();
    expect(getQuestionnaireReason({ waiverVersion, healthEnded: 'expired' }, true)).toBe('answers-expired');
  });
});
