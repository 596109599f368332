import { expect, it } from 'vitest';
import { listEmailSettings } from './list-email-settings.ts';

const person = { email: 'amara@guests.example' };

it('lists each kind of email with its setting', () => {
  expect(listEmailSettings({ person, optedOutEmails: ['reminders'], isNewsletterSubscriber: false })).toEqual(
    ['Booking emails: on', 'Class reminders: off', 'Review requests: on', 'Newsletter: not subscribed'],
  );
});

it('says when there is no email address', () => {
  const settings = { person: { email: null }, optedOutEmails: [], isNewsletterSubscriber: false };
  expect(listEmailSettings(settings)).toEqual(['No email address.']);
});
