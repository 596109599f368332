import type { ExportChunk } from '@studio/contracts/staff-export';

export interface AssembledFile {
  name: string;
  rows: number;
  pieces: string[];
}

/** Fetches all chunks of a file in order and reports progress, "4,000 of 12,500". */
export async function fetchFileChunks(
  ask: (cursor: string | null) => Promise<ExportChunk>,
  tell: (progress: string) => void,
): Promise<AssembledFile> {
  const pieces: string[] = [];
  let rows = 0;
  let total = 0;
  for (let cursor: string | null = null; ; ) {
    const piece: ExportChunk = await ask(cursor);
    pieces.push(piece.csv);
    rows += piece.rows;
    total = piece.total ?? total;
    if (!piece.cursor) return { name: piece.name, rows, pieces };
    cursor = piece.cursor;
    tell(`${rows.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`);
  }
}
