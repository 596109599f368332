import { describe, expect, it } from 'vitest';
import {
  areAnswersDue,
  getQuestionnaireReason,
  toHealthAnswers,
  validateHealthForm,
  waiverVersion,
} from './health-answers.ts';

const blank = { pregnant: null, weeks: '', hasInjuries: null, injuries: '' };
const unanswered = { ...blank, consents: true, waiverAccepted: false };
const healthy = {
  pregnant: false,
  weeks: '',
  hasInjuries: false,
  injuries: '',
  consents: true,
  waiverAccepted: true,
};

describe('health answers before the first visit', () => {
  it('require both questions answered and the waiver accepted', () => {
    expect(Object.keys(validateHealthForm(unanswered))).toEqual(['pregnant', 'hasInjuries', 'waiver']);
    expect(validateHealthForm(healthy)).toEqual({});
  });
  it('are neither required nor saved without consent', () => {
    const declined = { ...blank, consents: false, waiverAccepted: true };
    expect(validateHealthForm(declined)).toEqual({});
    expect(Object.keys(validateHealthForm({ ...declined, waiverAccepted: false }))).toEqual(['waiver']);
    expect(toHealthAnswers({ ...declined, pregnant: true, weeks: '20', injuries: 'left knee' })).toBeNull();
  });
  it('require the weeks of a pregnancy and a description of an injury', () => {
    expect(
      Object.keys(validateHealthForm({ ...healthy, pregnant: true, hasInjuries: true, injuries: ' ' })),
    ).toEqual(['weeks', 'injuries']);
    expect(validateHealthForm({ ...healthy, pregnant: true, weeks: '43' }).weeks).toBeDefined();
    expect(validateHealthForm({ ...healthy, pregnant: true, weeks: '20' })).toEqual({});
    expect(
      validateHealthForm({ ...healthy, hasInjuries: true, injuries: 'x'.repeat(601) }).injuries,
    ).toBeDefined();
  });
  it('contain only the details of a yes', () => {
    expect(toHealthAnswers({ ...healthy, weeks: '20', injuries: 'left knee' })).toEqual({
      pregnant: false,
      weeksPregnant: null,
      injuries: '',
    });
    expect(
      toHealthAnswers({
        ...healthy,
        pregnant: true,
        weeks: '20',
        hasInjuries: true,
        injuries: ' left knee ',
      }),
    ).toEqual({ pregnant: true, weeksPregnant: 20, injuries: 'left knee' });
  });
  it('are requested once, and again when the waiver has changed', () => {
    expect(areAnswersDue(null)).toBe(true);
    expect(areAnswersDue({ waiverVersion, healthEnded: null })).toBe(false);
    expect(areAnswersDue({ waiverVersion: '2020-01', healthEnded: null })).toBe(true);
  });
  it('are requested again after they expire, but not after consent was withdrawn', () => {
    expect(areAnswersDue({ waiverVersion, healthEnded: 'expired' })).toBe(true);
    expect(areAnswersDue({ waiverVersion, healthEnded: 'withdrawn' })).toBe(false);
  });
  it('are requested for the first class, then only after a waiver change or expiry', () => {
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
