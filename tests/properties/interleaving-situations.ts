import type { Action, Sequence, Step } from './guest-sequence.ts';

/** Situation: initial steps, calls to interrupt, and concurrent calls. Those in `rarer` run only in a storm. */
export interface Situation {
  title: string;
  before: (Action | Step)[];
  calls: Action[];
  others: Action[];
  rarer?: Action[];
  /** Members by browser number. If undefined, all browsers are guests'. */
  members?: Sequence['members'];
}

const hold = (places: number, browser = 0): Action => ({ do: 'hold', browser, klass: 0, places });
const opening = (browser: number, otherEmail = false): Action => ({
  do: 'open payment',
  browser,
  klass: 0,
  named: false,
  otherEmail,
});
const paying = (browser: number): Action => ({ do: 'pay', browser, pick: 0, card: 'good' });
const confirming = (browser: number): Action => ({ do: 'confirm', browser, pick: 0 });
const open = opening(0);
const openOther = opening(0, true);
const pay = paying(0);
const confirm = confirming(0);
const release: Action = { do: 'release', browser: 0, pick: 0 };
const cancel: Action = { do: 'cancel', browser: 0, pick: 0 };
const free: Action = { do: 'book free', browser: 0, klass: 0 };
const sweep: Action = { do: 'sweep' };
const webhooks: Action = { do: 'webhooks', how: 'in order' };
const raisePrice: Action = { do: 'change the price', klass: 0, pence: 2500 };
const makeFree: Action = { do: 'change the price', klass: 0, pence: 0 };
const cancelClass: Action = { do: 'call the class off', klass: 0 };
const later: Action = { do: 'let time pass', minutes: 21 };
const makeAndBookFree: Action = { do: 'one after another', actions: [makeFree, free] };
const sellToOther: Action = {
  do: 'one after another',
  actions: [later, hold(3, 1), opening(1), paying(1), confirming(1)],
};

const leaveList: Action = { do: 'leave the waiting list', browser: 0, pick: 0 };
const claim: Action = { do: 'accept the offer', browser: 0, pick: 0 };
const serveLists: Action = { do: 'offer free places' };
/**
 * Another browser has booked the whole class, a member with a saved card is on the waiting list, and a place becomes
 * free.
 */
const placeBecomesFree: Action[] = [
  hold(3, 1),
  opening(1),
  paying(1),
  confirming(1),
  { do: 'join the waiting list', browser: 0, klass: 0, either: false, auto: true },
  { do: 'cancel', browser: 1, pick: 0 },
];

/** Situations, each with one class of three places at £20. */
export const interleavingSituations: Situation[] = [
  {
    title: 'one place is held',
    before: [hold(1)],
    calls: [hold(3), open, release],
    others: [hold(3), open, openOther, release, hold(2, 1), raisePrice, makeAndBookFree],
    rarer: [later, sellToOther],
  },
  {
    title: 'all places are held',
    before: [hold(3)],
    calls: [hold(1), open, release],
    others: [hold(1), open, release, cancelClass, hold(1, 1)],
  },
  {
    title: 'places of a class that costs nothing any more are held',
    before: [hold(2), open, makeFree],
    calls: [free, hold(1), open],
    others: [free, hold(1), open, pay, raisePrice],
    rarer: [release, later],
  },
  {
    title: 'a payment is open',
    before: [hold(2), open],
    calls: [hold(1), openOther, release, sweep],
    others: [hold(3), openOther, pay, release, sellToOther],
    rarer: [raisePrice, makeAndBookFree, sweep, later],
  },
  {
    title: 'a payment is made',
    before: [hold(2), open, pay],
    calls: [hold(1), open, confirm, release],
    others: [release, confirm, webhooks, cancelClass],
    rarer: [hold(3), sellToOther, open, sweep, later],
  },
  {
    title: 'a payment is made after its hold has lapsed',
    before: [hold(2), open, later, pay],
    calls: [hold(1), open, confirm, sweep],
    others: [hold(3, 1), confirm, sellToOther],
    rarer: [hold(2), open, webhooks],
  },
  {
    title: 'a payment is made for a class that was called off',
    before: [hold(2), open, pay, cancelClass],
    calls: [confirm, webhooks, sweep],
    others: [confirm, release],
    rarer: [webhooks, sweep],
  },
  {
    title: 'places are booked',
    before: [hold(2), open, pay, confirm],
    calls: [cancel, confirm],
    others: [cancel, confirm, hold(3, 1)],
    rarer: [sweep, webhooks],
  },
  {
    title: 'a place comes free for a member whose saved card is to be charged',
    before: placeBecomesFree,
    calls: [serveLists],
    others: [leaveList, open, serveLists],
    rarer: [sweep, cancelClass, later],
    members: [{ sessions: 0, shareable: false }],
  },
  {
    title: 'a place is offered to a member whose saved card could not be charged',
    before: [...placeBecomesFree, { action: serveLists, at: 0, outage: { calls: 1, when: 'before' } }],
    calls: [leaveList, claim, open, sweep],
    others: [serveLists, open, leaveList, sweep],
    rarer: [cancelClass, later],
    members: [{ sessions: 0, shareable: false }],
  },
];
