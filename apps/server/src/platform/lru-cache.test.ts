import { describe, expect, it } from 'vitest';
import { createLruCache } from './lru-cache.ts';

const ofTexts = (capacity: number) => createLruCache<string>(capacity, ({ length }) => length);

describe('the LRU cache', () => {
  it('evicts the least recently used entry when it is full', () => {
    const memory = ofTexts(12);
    for (const key of ['a', 'b', 'c']) memory.set(key, '123');
    expect(memory.get('a')).toBe('123');
    memory.set('d', '123');
    expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key))).toEqual(['123', undefined, '123', '123']);
  });

  it('reuses the space of replaced entries, and rejects entries larger than the cache', () => {
    const memory = ofTexts(12);
    memory.set('a', '12345678');
    memory.set('a', '1');
    memory.set('b', '12345678');
    expect(memory.get('a')).toBe('1');
    memory.set('c', '1'.repeat(20));
    expect(memory.get('c')).toBeUndefined();
  });
});
