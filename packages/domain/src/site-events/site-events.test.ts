import { describe, expect, it } from 'vitest';
import { buildBookingFunnel } from './booking-funnel.ts';
import { canRunScript, mustAskConsent } from './can-run-script.ts';
import { analyticsKinds, forwardEvent } from './forward-event.ts';
import { getPageGroup } from './page-group.ts';
import { createSiteEvent, isPageEvent, isRecentEvent } from './site-events.ts';

describe('site event', () => {
  it('has its category and only allowed values', () => {
    expect(createSiteEvent('class-opened', 'yoga')).toEqual({
      name: 'class-opened',
      category: 'booking',
      value: 'yoga',
    });
    expect(createSiteEvent('class-opened', 'ada@example.com').value).toBe('other');
    expect(createSiteEvent('tour-opened', 'ada@example.com').value).toBe('');
  });

  it('is accepted from a page only when no call counts it', () => {
    const names = ['tour-opened', 'class-booked', 'toString', 'nothing'];
    expect(names.map(isPageEvent)).toEqual([true, false, false, false]);
  });

  it('is recorded with a page group instead of a path', () => {
    const paths = ['/', '/timetable', '/classes/yoga/2026-11-23', '/booking/secret', '/constructor'];
    expect(paths.map(getPageGroup)).toEqual(['home', 'timetable', 'classes', 'other', 'other']);
  });
});

describe('isRecentEvent', () => {
  const now = new Date('2026-11-23T12:00:00Z');

  it('returns true for at most an hour, so a reopened page is not counted again', () => {
    const ats = ['now', '2026-11-23T11:01:00Z', '2026-11-23T10:59:00Z', '2026-11-22T12:00:00Z', null];
    expect(ats.map((at) => isRecentEvent(at, now))).toEqual([true, true, false, false, false]);
  });
});

describe('forwardEvent', () => {
  it('calls each kind of script in its own format, and omits an empty value', () => {
    const calls: unknown[] = [];
    const host = {
      plausible: (...args: unknown[]) => void calls.push(args),
      dataLayer: calls as object[],
      dispatch: (args: object) => void calls.push(args),
    };
    const opened = createSiteEvent('class-opened', 'mat');
    for (const kind of analyticsKinds) forwardEvent(kind, host, opened);
    forwardEvent('data-layer', host, createSiteEvent('tour-opened'));
    const details = { category: 'booking', value: 'mat' };
    expect(calls).toEqual([
      { name: 'class-opened', ...details },
      ['class-opened', { props: details }],
      { event: 'class-opened', ...details },
      { event: 'tour-opened', category: 'tour' },
    ]);
    // Without the script's interface, nothing is forwarded.
    forwardEvent('plausible', { dispatch: host.dispatch }, opened);
    expect(calls).toHaveLength(4);
  });
});

describe('buildBookingFunnel', () => {
  it('counts a visit for every step up to its furthest, as a percentage of the previous step', () => {
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

describe('third-party script consent', () => {
  const undecided = { needsConsent: true, choice: null, isOptedOutByBrowser: false } as const;

  it('is required before a script that needs it runs', () => {
    expect([canRunScript(undecided), mustAskConsent(undecided)]).toEqual([false, true]);
    const accepted = { ...undecided, choice: 'accepted' } as const;
    expect([canRunScript(accepted), mustAskConsent(accepted)]).toEqual([true, false]);
    const free = { ...undecided, needsConsent: false };
    expect([canRunScript(free), mustAskConsent(free)]).toEqual([true, false]);
  });

  it('is refused by the visitor or by a browser signal', () => {
    expect(canRunScript({ ...undecided, needsConsent: false, choice: 'declined' })).toBe(false);
    for (const choice of [null, 'accepted', 'declined'] as const)
      for (const needsConsent of [true, false]) {
        const optedOut = { needsConsent, choice, isOptedOutByBrowser: true };
        expect([canRunScript(optedOut), mustAskConsent(optedOut)]).toEqual([false, false]);
      }
  });
});
