import { expect, it } from 'vitest';
import { formatDisputeReason, formatDisputeStatus, needsResponse } from './dispute.ts';
import { formatEvidenceText } from './evidence-text.ts';

it('formats known reasons and statuses, and falls back to the provider’s term for unknown ones', () => {
  expect(formatDisputeReason('fraudulent')).toBe('The cardholder says they didn’t make this payment');
  expect(formatDisputeReason('something_new')).toBe('something new');
  expect(formatDisputeReason(null)).toBe('No reason given');
  expect(formatDisputeStatus('needs_response')).toBe('Needs response');
  expect(formatDisputeStatus('something_new')).toBe('something new');
  expect([needsResponse('warning_needs_response'), needsResponse('under_review')]).toEqual([true, false]);
});

it('formats evidence as text without empty sections', () => {
  const sections = [
    { title: 'Terms', lines: ['Version 2026-11-26'] },
    { title: 'Refunds', lines: [] },
    { title: 'Attendance', lines: ['Ada: checked in', 'Ben: no-show'] },
  ];
  expect(formatEvidenceText(sections)).toBe(
    'TERMS\nVersion 2026-11-26\n\nATTENDANCE\nAda: checked in\nBen: no-show\n',
  );
});
