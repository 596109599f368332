import type { ExportChunk } from '@studio/contracts/staff-export';
import { expect, it } from 'vitest';
import { fetchFileChunks } from './fetch-file-chunks.ts';

const piece = (csv: string, rows: number, next: Partial<ExportChunk>): ExportChunk => ({
  ok: true,
  name: 'people.csv',
  csv,
  rows,
  total: null,
  cursor: null,
  ...next,
});

it('asks until the last piece, each time where the one before ended, and tells how far it is', async () => {
  const asked: (string | null)[] = [];
  const told: string[] = [];
  const answers = [
    piece('a\r\n', 1000, { total: 2100, cursor: 'one' }),
    piece('b\r\n', 1000, { cursor: 'two' }),
    piece('c\r\n', 100, {}),
  ];
  const ask = async (cursor: string | null) => {
    asked.push(cursor);
    return answers[asked.length - 1] as ExportChunk;
  };
  const gathered = await fetchFileChunks(ask, (progress) => told.push(progress));
  expect(gathered).toEqual({ name: 'people.csv', rows: 2100, pieces: ['a\r\n', 'b\r\n', 'c\r\n'] });
  expect(asked).toEqual([null, 'one', 'two']);
  expect(told).toEqual(['1,000 of 2,100', '2,000 of 2,100']);
});

it('gives nothing when a piece does not come', async () => {
  const ask = async (cursor: string | null) => {
    if (cursor) throw new Error('No answer.');
    return piece('a\r\n', 1000, { total: 1500, cursor: 'one' });
  };
  await expect(fetchFileChunks(ask, () => {})).rejects.toThrow('No answer.');
});
