import { expect, it } from 'vitest';
import { describeChangePreview, describeChangeRule, describeSavedChange } from './describe-change.ts';

const cover = {
  ok: true as const,
  changed: 1,
  notified: 1,
  unreachable: 0,
  instructors: [
    { name: 'Ines Duarte', emailed: true },
    { name: 'Mei Tanaka', emailed: false },
  ],
};

it('says which instructor gets an email, and which has no account', () => {
  expect(describeChangePreview(cover, 'one', 'instructor')).toBe(
    'We’ll email 1 client. We’ll email Ines Duarte. Mei Tanaka has no account. Tell Mei yourself.',
  );
  expect(describeSavedChange(cover, 'one', 'Ines Duarte')).toBe(
    'Ines Duarte now teaches this class. We’ve emailed 1 client and Ines Duarte. Mei has no account, so tell them yourself.',
  );
});

it('counts emails when later classes change too', () => {
  const later = { ...cover, changed: 8, notified: 12, instructors: [] };
  expect(describeChangePreview(later, 'following', 'time')).toBe(
    '8 classes will change, and later ones as they’re added. We’ll send 12 emails to the clients who booked.',
  );
  expect(describeSavedChange(later, 'following', undefined)).toBe(
    'This and later classes changed. We’ve sent 12 emails to clients.',
  );
  expect(describeSavedChange({ ...later, instructors: cover.instructors }, 'following', undefined)).toBe(
    'This and later classes changed. We’ve sent 12 emails to clients and emailed Ines Duarte. Mei has no account, so tell them yourself.',
  );
});

it('says how many bookings have no email address', () => {
  const some = { ...cover, unreachable: 2, instructors: [] };
  expect(describeChangePreview(some, 'one', 'time')).toBe(
    'We’ll email 1 client. 2 bookings have no email address. Tell the clients yourself.',
  );
  const none = { ...some, notified: 0, unreachable: 1 };
  expect(describeChangePreview(none, 'one', 'time')).toBe(
    '1 booking has no email address. Tell the client yourself.',
  );
  expect(describeSavedChange(none, 'one', undefined)).toBe(
    'Class changed. 1 booking has no email address. Tell the client yourself.',
  );
});

it('says when no emails are sent', () => {
  expect(describeChangePreview({ ...cover, notified: 0, instructors: [] }, 'one', 'places')).toBe(
    'We won’t email anyone.',
  );
});

it('says beforehand whom a change of instructor notifies', () => {
  expect(describeChangeRule('instructor')).toBe(
    'We’ll email everyone who booked, the current instructor and the new one.',
  );
  expect(describeChangePreview({ ...cover, notified: 0 }, 'one', 'instructor')).toBe(
    'No clients to email. We’ll email Ines Duarte. Mei Tanaka has no account. Tell Mei yourself.',
  );
  expect(describeChangePreview({ ...cover, notified: 0, instructors: [] }, 'one', 'instructor')).toBe(
    'We won’t email anyone.',
  );
});
