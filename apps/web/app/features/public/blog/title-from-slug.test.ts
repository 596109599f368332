import { describe, expect, it } from 'vitest';
import { titleFromSlug } from './title-from-slug.ts';

describe('titleFromSlug', () => {
  it.each([
    ['what-to-bring', 'What to bring'],
    ['Été_2026', 'Été 2026'],
    ['<script>alert(1)</script>', 'Script alert 1 script'],
    ['---', 'Untitled'],
    ['a'.repeat(200), `A${'a'.repeat(79)}`],
  ])('turns %j into a readable title', (slug, title) => {
    expect(titleFromSlug(slug)).toBe(title);
  });
});
