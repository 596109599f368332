import { expect, it } from 'vitest';
import { getCurrentBanner } from './current-banner.ts';

const banner = { text: 'Closed on Friday.', link: null, from: '2026-12-01', until: '2026-12-25' };

it('stands from its first day to its last, both included', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-25', '2026-12-26'];
  expect(days.map((day) => getCurrentBanner(banner, day)?.text)).toEqual([
    undefined,
    banner.text,
    banner.text,
    undefined,
  ]);
});

it('stands until it is taken away when it has no last day', () => {
  expect(getCurrentBanner({ ...banner, from: null, until: null }, '2030-01-01')).toEqual({
    text: banner.text,
    link: null,
  });
  expect(getCurrentBanner(null, '2026-12-01')).toBeNull();
});
