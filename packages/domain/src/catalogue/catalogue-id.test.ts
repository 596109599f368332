import { describe, expect, it } from 'vitest';
import { makeUniqueId, toCatalogueId } from './catalogue-id.ts';

describe('toCatalogueId', () => {
  it.each([
    ['Inês Duarte', 'ines-duarte'],
    ['  Studio 3 (loft) ', 'studio-3-loft'],
    ['Women’s Barre & Core', 'womens-barre-core'],
    ['ヨガ', ''],
    ['!!!', ''],
  ])('converts %s to %s', (name, id) => expect(toCatalogueId(name)).toBe(id));

  it('has at most 60 characters and no hyphen at the end', () => {
    const id = toCatalogueId(`${'a'.repeat(59)} b`);
    expect(id).toBe('a'.repeat(59));
  });
});

describe('makeUniqueId', () => {
  it('adds the lowest free number from 2 to a taken id', () => {
    expect(makeUniqueId('Loft', new Set())).toBe('loft');
    expect(makeUniqueId('Loft', new Set(['loft']))).toBe('loft-2');
    expect(makeUniqueId('Lóft!', new Set(['loft', 'loft-2', 'loft-4']))).toBe('loft-3');
  });

  it('shortens a long name for the number', () => {
    const long = 'a'.repeat(60);
    const id = makeUniqueId(long, new Set([long]));
    expect(id).toBe(`${'a'.repeat(58)}-2`);
  });

  it('returns nothing for a name without letters', () => expect(makeUniqueId('…', new Set())).toBe(''));
});
