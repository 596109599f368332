import type { CaseGroup } from '../assistant-case.ts';

/** Cases that the studio's published texts answer, and questions beside them that the team or small talk answers. */
export const publishedTextCases: CaseGroup = {
  subject: 'published texts',
  cases: [
    {
      name: 'a reformer of one’s own',
      says: 'do we each get our own machine or take turns on them',
      expect: { facts: [/(own|one) .*(reformer|mat)|to yourself/] },
    },
    {
      name: 'automatic booking from the waiting list',
      says: 'can it grab me a place without asking, i am in meetings',
      expect: { facts: [/automatic booking/] },
    },
    {
      name: 'the day of a gift card',
      says: 'id like the voucher to turn up on mothers day, not before',
      expect: { facts: ['08:00'], link: '/checkout' },
    },
    {
      name: 'which of two is used first',
      says: 'which goes first if i have two packs on the go',
      expect: { facts: [/membership first/] },
    },
    {
      name: 'the phone number beside another question',
      says: 'how do i cancel and whats your number if it goes wrong',
      expect: { facts: [/24 hours/, /7946 0117/] },
    },
    {
      name: 'the email address beside another question',
      says: 'do you have gift cards and whats the email for a proper letter',
      expect: { facts: [/gift card/, 'hello@miles-street.example'] },
    },
    {
      name: 'thanks and goodbye in other words',
      says: "cheers mate that's me done",
      expect: { facts: [/bye|welcome/] },
    },
    {
      name: 'an expired pack in words of death',
      says: 'my class pack died on me with 3 left',
      expect: [{ facts: [/pack/] }, { asksBack: true }],
      never: [/sorry for your loss/],
    },
    {
      name: 'a cold before a class',
      says: 'streaming cold, class is on saturday, come or not',
      expect: { facts: [/stay at home/] },
    },
    {
      name: 'a class that the visitor will miss',
      says: 'bailing on the 18:00 tonight, do i lose my session',
      expect: { facts: [/release your place|24 hours/] },
    },
    {
      name: 'guest bookings in a new account',
      says: 'always came as a guest, now made an account, does it have my booked classes',
      expect: { facts: [/guest bookings appear/i], asksBack: true },
    },
    {
      name: 'money that went wrong stays with the team',
      says: 'i was charged for the locker i never used',
      expect: [{ handOver: 'allowed' }],
      never: [/one for each place/],
    },
  ],
};
