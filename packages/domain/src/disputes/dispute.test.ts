import { expect, it } from 'vitest';
import { disputeReason, disputeStatus, needsResponse } from './dispute.ts';
import { evidenceText } from './evidence-text.ts';

it('says reasons and statuses in plain words, and unknown ones as the provider spells them', () => {
  expect(disputeReason('fraudulent')).toBe('They say they didn’t make this payment');
  expect(disputeReason('something_new')).toBe('something new');
  expect(disputeReason(null)).toBe('No reason given');
  expect(disputeStatus('needs_response')).toBe('Needs response');
  expect(disputeStatus('something_new')).toBe('something new');
  expect([needsResponse('warning_needs_response'), needsResponse('under_review')]).toEqual([true, false]);
});

it('writes evidence as text, without sections that have nothing to say', () => {
  const sections = [
    { title: 'Terms', lines: ['Version 2026-11-26'] },
    { title: 'Refunds', lines: [] },
    { title: 'Attendance', lines: ['Ada: checked in', 'Ben: no-show'] },
  ];
  expect(evidenceText(sections)).toBe(
    'TERMS\nVersion 2026-11-26\n\nATTENDANCE\nAda: checked in\nBen: no-show\n',
  );
});
