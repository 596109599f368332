import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

const endsAt = '2025-11-15T10:00:00.000Z';

/** Returns the text of the server-rendered countdown. */
function renderText(now: string, { percent = 10, openLead = 'The first class was on {date}.' } = {}): string {
  vi.setSystemTime(new Date(now));
  const html = renderToString(
    <MemoryRouter>
      <Countdown endsAt={endsAt} openLead={openLead} percent={percent} newsletter="form" />
    </MemoryRouter>,
  );
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('server-rendered countdown', () => {
  it('shows the time left, the opening date and the place', () => {
    const text = renderText('2025-11-03T09:41:19.500Z');
    expect(text).toContain('Doors open soon');
    expect(text).toContain('Saturday 15 November, 10:00, London time.');
    for (const part of ['days 12', 'hours 00', 'minutes 18', 'seconds 41']) expect(text).toContain(part);
  });

  it('says that the studio is open from that moment on, with the same offer', () => {
    expect(renderText('2025-11-15T09:59:59.999Z')).toContain('seconds 01');
    for (const now of [endsAt, '2026-11-21T12:00:00Z']) {
      const text = renderText(now);
      expect(text).toContain('The studio is open');
      expect(text).toContain('The first class was on 15 November 2025.');
      expect(text).not.toContain('seconds');
      expect(text).toContain('10% off your first class pack');
      expect(text).toContain('form');
    }
  });

  it('leaves out an empty text after the opening', () => {
    expect(renderText(endsAt, { openLead: '' })).toMatch(/The studio is open +See today/);
  });

  it('offers no discount while the setting is 0', () => {
    expect(renderText(endsAt, { percent: 0 })).not.toContain('%');
  });
});
