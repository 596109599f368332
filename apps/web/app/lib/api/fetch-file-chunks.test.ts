import type { ExportChunk } from '@studio/contracts/staff-export';
import { expect, it } from 'vitest';
import { fetchFileChunks } from './fetch-file-chunks.ts';

const chunk = (csv: string, rows: number, next: Partial<ExportChunk>): ExportChunk => ({
  ok: true,
  name: 'people.csv',
  csv,
  rows,
  total: null,
  cursor: null,
  ...next,
});

it('requests chunks by cursor until the last one and reports the progress', async () => {
  const cursors: (string | null)[] = [];
  const progressTexts: string[] = [];
  const answers = [
    chunk('a\r\n', 1000, { total: 2100, cursor: 'one' }),
    chunk('b\r\n', 1000, { cursor: 'two' }),
    chunk('c\r\n', 100, {}),
  ];
  const fetchChunk = async (cursor: string | null) => {
    cursors.push(cursor);
    return answers[cursors.length - 1] as ExportChunk;
  };
  const file = await fetchFileChunks(fetchChunk, (progress) => progressTexts.push(progress));
  expect(file).toEqual({ name: 'people.csv', rows: 2100, chunks: ['a\r\n', 'b\r\n', 'c\r\n'] });
  expect(cursors).toEqual([null, 'one', 'two']);
  expect(progressTexts).toEqual(['1,000 of 2,100', '2,000 of 2,100']);
});

it('rejects when a chunk fails', async () => {
  const fetchChunk = async (cursor: string | null) => {
    if (cursor) throw new Error('No answer.');
    return chunk('a\r\n', 1000, { total: 1500, cursor: 'one' });
  };
  await expect(fetchFileChunks(fetchChunk, () => {})).rejects.toThrow('No answer.');
});
