import type { Action, Sequence, Step } from './guest-sequence.ts';

/** Initial steps, the calls to interrupt, and the concurrent calls. `rarer` ones run only in a storm. */
export interface Situation {
  title: string;
  before: (Action | Step)[];
  calls: Action[];
  others: Action[];
  rarer?: Action[];
  /** Members by browser number; without it all are guests. */
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
const dearer: Action = { do: 'change the price', klass: 0, pence: 2500 };
const forFree: Action = { do: 'change the price', klass: 0, pence: 0 };
const off: Action = { do: 'call the class off', klass: 0 };
const later: Action = { do: 'let time pass', minutes: 21 };
const bookedFree: Action = { do: 'one after another', actions: [forFree, free] };
const soldElsewhere: Action = {
  do: 'one after another',
  actions: [later, hold(3, 1), opening(1), paying(1), confirming(1)],
};

const leave: Action = { do: 'leave the list', browser: 0, pick: 0 };
const claim: Action = { do: 'claim the offer', browser: 0, pick: 0 };
const serve: Action = { do: 'serve the lists' };
/** Another browser has booked the whole class, a member with a saved card waits, and a place becomes free. */
const comesFree: Action[] = [
  hold(3, 1),
  opening(1),
  paying(1),
  confirming(1),
  { do: 'join the list', browser: 0, klass: 0, either: false, auto: true },
  { do: 'cancel', browser: 1, pick: 0 },
];

/** Each has one class of three places at £20. */
export const interleavingSituations: Situation[] = [
  {
    title: 'one place is held',
    before: [hold(1)],
    calls: [hold(3), open, release],
    others: [hold(3), open, openOther, release, hold(2, 1), dearer, bookedFree],
    rarer: [later, soldElsewhere],
  },
  {
    title: 'all places are held',
    before: [hold(3)],
    calls: [hold(1), open, release],
    others: [hold(1), open, release, off, hold(1, 1)],
  },
  {
    title: 'places of a class that costs nothing any more are held',
    before: [hold(2), open, forFree],
    calls: [free, hold(1), open],
    others: [free, hold(1), open, pay, dearer],
    rarer: [release, later],
  },
  {
    title: 'a payment is open',
    before: [hold(2), open],
    calls: [hold(1), openOther, release, sweep],
    others: [hold(3), openOther, pay, release, soldElsewhere],
    rarer: [dearer, bookedFree, sweep, later],
  },
  {
    title: 'a payment is made',
    before: [hold(2), open, pay],
    calls: [hold(1), open, confirm, release],
    others: [release, confirm, webhooks, off],
    rarer: [hold(3), soldElsewhere, open, sweep, later],
  },
  {
    title: 'a payment is made after its hold has lapsed',
    before: [hold(2), open, later, pay],
    calls: [hold(1), open, confirm, sweep],
    others: [hold(3, 1), confirm, soldElsewhere],
    rarer: [hold(2), open, webhooks],
  },
  {
    title: 'a payment is made for a class that was called off',
    before: [hold(2), open, pay, off],
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
    before: comesFree,
    calls: [serve],
    others: [leave, open, serve],
    rarer: [sweep, off, later],
    members: [{ sessions: 0, shareable: false }],
  },
  {
    title: 'a place is offered to a member whose saved card could not be charged',
    before: [...comesFree, { action: serve, at: 0, outage: { calls: 1, when: 'before' } }],
    calls: [leave, claim, open, sweep],
    others: [serve, open, leave, sweep],
    rarer: [off, later],
    members: [{ sessions: 0, shareable: false }],
  },
];
