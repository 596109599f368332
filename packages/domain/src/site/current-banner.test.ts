import { expect, it } from 'vitest';
import { getCurrentBanner } from './current-banner.ts';

const banner = { text: 'Closed on Friday.', link: null, from: '2026-12-01', until: '2026-12-25' };

it('shows a banner from its first to its last day, both included', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-25', '2026-12-26'];
  expect(days.map((day) => getCurrentBanner(banner, day)?.text)).toEqual([
    undefined,
    banner.text,
    banner.text,
    undefined,
  ]);
});

it('shows a banner without a last day until it is removed', () => {
  expect(getCurrentBanner({ ...banner, from: null, until: null }, '2030-01-01')).toEqual({
    text: banner.text,
    link: null,
  });
  expect(getCurrentBanner(null, '2026-12-01')).toBeNull();
});
