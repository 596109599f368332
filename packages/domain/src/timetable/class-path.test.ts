import { describe, expect, it } from 'vitest';
import { buildClassPath, buildClassSlug, findClassBySlug } from './class-path.ts';

const at = (className: string, dateStart = '2026-11-24#13:30') => ({ className, dateStart });

describe('class path', () => {
  it('consists of day, title and start', () => {
    expect(buildClassPath(at('Dynamic Reformer Pilates'))).toBe(
      '/classes/on/2026-11-24/dynamic-reformer-pilates-1330',
    );
  });

  it.each([
    ['Restorative / Yin Yoga', 'restorative-yin-yoga-1330'],
    ['Women’s Café Flow (level 2)', 'womens-cafe-flow-level-2-1330'],
    ['  50 % slower  ', '50-slower-1330'],
    ['瑜伽', '1330'],
  ])('reduces "%s" to letters, digits and single hyphens', (title, slug) => {
    expect(buildClassSlug(at(title))).toBe(slug);
    expect(encodeURIComponent(slug)).toBe(slug);
  });

  it('resolves to its class among those of the day', () => {
    const day = [
      at('Vinyasa Yoga', '2026-11-24#07:00'),
      at('Vinyasa Yoga', '2026-11-24#18:30'),
      at('Classic Mat Pilates', '2026-11-24#18:30'),
    ];
    for (const klass of day) expect(findClassBySlug(day, buildClassSlug(klass))).toBe(klass);
    expect(new Set(day.map(buildClassPath)).size).toBe(3);
  });

  it('resolves to null when no class of the day matches', () => {
    expect(findClassBySlug([at('Vinyasa Yoga')], 'vinyasa-yoga-1400')).toBeNull();
    expect(findClassBySlug([at('Vinyasa Yoga')], 'Vinyasa-Yoga-1330')).toBeNull();
  });
});
