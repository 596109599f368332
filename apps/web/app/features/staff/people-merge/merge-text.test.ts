import type { MergeCandidate, PreviewMergeResponse } from '@studio/contracts/staff-merge';
import { expect, it } from 'vitest';
import { describeMergeEffect } from './merge-text.ts';

const amara = { firstName: 'Amara', lastName: 'Okafor', email: 'amara@people.example', phone: null };
const first = { ...amara, hasAccount: false } as MergeCandidate;
const second = { ...first, email: 'a.okafor@people.example', hasAccount: true };
const preview = (one: MergeCandidate, other: MergeCandidate) =>
  ({ first: one, second: other }) as PreviewMergeResponse;

it('names the profile that stays, and says why', () => {
  expect(describeMergeEffect(preview(first, second))).toBe(
    'We’ll keep the profile of Amara Okafor (a.okafor@people.example), who has an account.',
  );
  expect(describeMergeEffect(preview(first, { ...second, hasAccount: false }))).toBe(
    'We’ll keep the profile of Amara Okafor (amara@people.example).',
  );
});

it('names a profile without an email address by its phone number', () => {
  const nameless = { ...first, firstName: '', lastName: '', email: null, phone: '+447700900123' };
  expect(describeMergeEffect(preview(nameless, first))).toBe('We’ll keep the profile of +44 7700 900123.');
});
