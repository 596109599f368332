import { describe, expect, it } from 'vitest';
import { formatExpectedReplyTime, getTeamAvailability } from './team-hours.ts';

const hours = {
  weekdays: { opens: '07:00', closes: '20:00' },
  weekends: { opens: '08:00', closes: '18:00' },
};
const noClosedDays = new Set<string>();
const describeReply = (now: string, closed: ReadonlySet<string> = noClosedDays, hasEmail = false) =>
  formatExpectedReplyTime(getTeamAvailability(hours, closed, new Date(now)), new Date(now), hasEmail);

describe('team availability', () => {
  it('is open from opening until closing time in London', () => {
    expect(getTeamAvailability(hours, noClosedDays, new Date('2026-07-06T06:00:00Z')).open).toBe(true);
    expect(getTeamAvailability(hours, noClosedDays, new Date('2026-07-06T05:59:59Z')).open).toBe(false);
    expect(getTeamAvailability(hours, noClosedDays, new Date('2026-11-23T19:59:59Z')).open).toBe(true);
    expect(getTeamAvailability(hours, noClosedDays, new Date('2026-11-23T20:00:00Z')).open).toBe(false);
  });

  it('has the next opening time across nights, weekends and closed days', () => {
    const opensAt = (now: string, closed = noClosedDays) =>
      getTeamAvailability(hours, closed, new Date(now)).opensAt?.toISOString();
    expect(opensAt('2026-11-23T06:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(opensAt('2026-11-27T21:00:00Z')).toBe('2026-11-28T08:00:00.000Z');
    const christmas = new Set(['2026-12-25', '2026-12-26', '2026-12-27']);
    expect(opensAt('2026-12-25T12:00:00Z', christmas)).toBe('2026-12-28T07:00:00.000Z');
  });

  it('is described in sentences', () => {
    expect(describeReply('2026-11-23T06:00:00Z')).toBe(
      'We open at 07:00 today. Leave your email and we’ll reply there.',
    );
    expect(describeReply('2026-11-23T21:00:00Z')).toBe(
      'We open at 07:00 tomorrow. Leave your email and we’ll reply there.',
    );
    expect(describeReply('2026-12-25T12:00:00Z', new Set(['2026-12-25', '2026-12-26']), true)).toBe(
      'We open at 08:00 on Sunday. We’ll email our reply.',
    );
    expect(describeReply('2026-11-23T12:00:00Z')).toBe('Someone usually replies within a few minutes.');
  });
});
