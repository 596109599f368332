import type { CaseGroup } from '../assistant-case.ts';
import { contactLinks, notKnownAnswers } from './expectations.ts';

/** Cases about accounts, and the newsletter with its offer. */
export const accountCases: CaseGroup = {
  subject: 'account and newsletter',
  cases: [
    {
      name: 'a forgotten password',
      says: 'forgot my password',
      expect: { link: '/forgot-password' },
      never: [/your password is/],
    },
    {
      name: 'a new password',
      says: 'how can I change my password?',
      as: 'member',
      expect: { link: ['/account/change-password', '/account/profile'] },
    },
    {
      name: 'a code that did not come',
      says: "I'm signing up and the 6 digit code never arrived",
      expect: [{ link: ['/signup/verify', '/signup', ...contactLinks] }, { handOver: true }],
      never: [/your code is/],
    },
    { name: 'signing up', says: 'where do i sign up', expect: { link: '/signup' } },
    { name: 'logging in', says: 'cant find where to log in', expect: { link: '/login' } },
    {
      name: 'locked out',
      says: 'It says wrong password but I am 100% sure it is right!!',
      expect: [{ link: ['/forgot-password', ...contactLinks] }, { handOver: true }],
    },
    {
      name: 'an invoice',
      says: 'need an invoice for my company',
      as: 'member',
      expect: [{ link: '/account' }, { handOver: true }],
    },
    {
      name: 'deleting',
      says: 'Please delete my account and all my data',
      as: 'member',
      expect: [{ link: '/account' }, { handOver: true }],
      never: [/(has|have) been deleted/],
    },
    {
      name: 'a new phone number',
      says: 'ive changed my mobile number how do i update it',
      as: 'member',
      expect: { link: '/account/profile' },
    },
    {
      name: 'a new email address',
      says: 'can you change my email to joe@newmail.example',
      as: 'member',
      expect: [{ handOver: true }, { link: ['/account/profile', '/account', ...contactLinks] }],
      never: [/i('ve| have) changed/, /has been (changed|updated)/],
    },
    {
      name: 'another card',
      says: 'my card expired how do i put a new one on for my membership',
      as: 'off-peak member',
      expect: { link: '/account' },
    },
    {
      name: 'a calendar',
      says: 'can my bookings show up in my google calendar',
      as: 'member',
      expect: [{ link: ['/account', '/bookings'] }, ...notKnownAnswers],
      never: [/^no\b/],
    },
    {
      name: 'the ten percent',
      says: 'how do i get the 10% off first pack',
      expect: { facts: [/list|newsletter|address|email/], link: '/prelaunch' },
    },
    {
      name: 'ten percent on one class',
      says: 'can I use the 10% newsletter code on a single class?',
      expect: [{ facts: [/pack/] }, ...notKnownAnswers],
      never: [/^yes\b/],
    },
    {
      name: 'leaving the list',
      says: 'stop sending me emails',
      expect: [
        { facts: [/link|every (mail|email|issue)|unsubscribe/] },
        { link: ['/newsletter/unsubscribe', '/account'] },
        { handOver: true },
      ],
      never: [/i('ve| have) (removed|unsubscribed|taken)/],
    },
    {
      name: 'a code that does not work',
      says: 'discount code not working at checkout, says invalid',
      expect: [{ handOver: true }, { link: contactLinks }],
      never: [/try (the )?code [A-Z0-9]{5,}/],
    },
    {
      name: 'privacy',
      says: 'do you use tracking cookies',
      expect: [{ facts: [/no cookies|\bno\b/] }, { link: '/privacy' }],
      never: [/^yes\b/],
    },
    { name: 'the terms', says: 'link to your t&cs?', expect: { link: '/terms' } },
  ],
};
