import { describe, expect, it } from 'vitest';
import { buildBookingFunnel } from './booking-funnel.ts';
import { canRunScript, mustAskConsent } from './can-run-script.ts';
import { analyticsKinds, forwardEvent } from './forward-event.ts';
import { getPageGroup } from './page-group.ts';
import { createSiteEvent, isPageEvent, isRecentEvent } from './site-events.ts';

describe('an event', () => {
  it('has its category, and none but its own values', () => {
    expect(createSiteEvent('class-opened', 'yoga')).toEqual({
      name: 'class-opened',
      category: 'booking',
      value: 'yoga',
    });
    expect(createSiteEvent('class-opened', 'ada@example.com').value).toBe('other');
    expect(createSiteEvent('tour-opened', 'ada@example.com').value).toBe('');
  });

  it('is reported by a page only where no call knows it', () => {
    const names = ['tour-opened', 'class-booked', 'toString', 'nothing'];
    expect(names.map(isPageEvent)).toEqual([true, false, false, false]);
  });

  it('happened on a group of pages, not at an address', () => {
    const paths = ['/', '/timetable', '/classes/yoga/2026-11-23', '/booking/secret', '/constructor'];
    expect(paths.map(getPageGroup)).toEqual(['home', 'timetable', 'classes', 'other', 'other']);
  });
});

describe('what is new', () => {
  const now = new Date('2026-11-23T12:00:00Z');

  it('is an hour old at most: what is looked at again has happened once', () => {
    const ats = ['now', '2026-11-23T11:01:00Z', '2026-11-23T10:59:00Z', '2026-11-22T12:00:00Z', null];
    expect(ats.map((at) => isRecentEvent(at, now))).toEqual([true, true, false, false, false]);
  });
});

describe('a script of others', () => {
  it('is told in its own way, and of a value only where there is one', () => {
    const told: unknown[] = [];
    const place = {
      plausible: (...given: unknown[]) => void told.push(given),
      dataLayer: told as object[],
      dispatch: (given: object) => void told.push(given),
    };
    const opened = createSiteEvent('class-opened', 'mat');
    for (const kind of analyticsKinds) forwardEvent(kind, place, opened);
    forwardEvent('data-layer', place, createSiteEvent('tour-opened'));
    const facts = { category: 'booking', value: 'mat' };
    expect(told).toEqual([
      { name: 'class-opened', ...facts },
      ['class-opened', { props: facts }],
      { event: 'class-opened', ...facts },
      { event: 'tour-opened', category: 'tour' },
    ]);
    // Without the script's interface, nothing is forwarded.
    forwardEvent('plausible', { dispatch: place.dispatch }, opened);
    expect(told).toHaveLength(4);
  });
});

describe('the way to a booking', () => {
  it('counts a visit for every step up to its furthest, and each step beside the one before', () => {
    const rows = buildBookingFunnel({ 'timetable-viewed': 60, 'class-opened': 20, 'class-booked': 20 });
    expect(rows.map(({ visits, percentOfBefore }) => [visits, percentOfBefore])).toEqual([
      [100, null],
      [40, 40],
      [20, 50],
      [20, 100],
      [20, 100],
    ]);
    expect(buildBookingFunnel({}).map(({ percentOfBefore }) => percentOfBefore)).toEqual(Array(5).fill(null));
  });
});

describe('whether a script of others may run', () => {
  const facts = { needsConsent: true, choice: null, refusedByBrowser: false } as const;

  it('waits for a yes where it needs one', () => {
    expect([canRunScript(facts), mustAskConsent(facts)]).toEqual([false, true]);
    const accepted = { ...facts, choice: 'accepted' } as const;
    expect([canRunScript(accepted), mustAskConsent(accepted)]).toEqual([true, false]);
    const free = { ...facts, needsConsent: false };
    expect([canRunScript(free), mustAskConsent(free)]).toEqual([true, false]);
  });

  it('takes every no: of the person and of the browser', () => {
    expect(canRunScript({ ...facts, needsConsent: false, choice: 'declined' })).toBe(false);
    for (const choice of [null, 'accepted', 'declined'] as const)
      for (const needsConsent of [true, false]) {
        const refused = { needsConsent, choice, refusedByBrowser: true };
        expect([canRunScript(refused), mustAskConsent(refused)]).toEqual([false, false]);
      }
  });
});
