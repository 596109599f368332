import { expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const opened = { name: 'Loft', capacity: '8', tags: ['a'] };

it('takes the other person’s value of a field that the user left alone', () => {
  const result = mergeEdits(opened, { ...opened, name: 'Attic' }, { ...opened, capacity: '10' });
  expect(result.merged).toEqual({ ...opened, name: 'Attic', capacity: '10' });
  expect(result.edits).toEqual([{ field: 'capacity', isContested: false }]);
});

it('keeps what the user typed in a field that both changed, and says so', () => {
  const result = mergeEdits(opened, { ...opened, capacity: '9' }, { ...opened, capacity: '10' });
  expect(result.merged.capacity).toBe('9');
  expect(result.edits).toEqual([{ field: 'capacity', isContested: true }]);
});

it('reports an equal change of both as uncontested, and compares lists by their items', () => {
  const same = { ...opened, tags: ['b'] };
  expect(mergeEdits(opened, { ...opened, tags: ['b'] }, same).edits).toEqual([
    { field: 'tags', isContested: false },
  ]);
  expect(mergeEdits(opened, opened, { ...opened, tags: ['a'] }).edits).toEqual([]);
});
