import type { ExportChunk } from '@studio/contracts/staff-export';

export interface AssembledFile {
  name: string;
  rows: number;
  chunks: string[];
}

/** Fetches all chunks of a file in order, and reports the progress, such as "4,000 of 12,500". */
export async function fetchFileChunks(
  fetchChunk: (cursor: string | null) => Promise<ExportChunk>,
  onProgress: (progress: string) => void,
): Promise<AssembledFile> {
  const chunks: string[] = [];
  let rows = 0;
  let total = 0;
  for (let cursor: string | null = null; ; ) {
    const chunk: ExportChunk = await fetchChunk(cursor);
    chunks.push(chunk.csv);
    rows += chunk.rows;
    total = chunk.total ?? total;
    if (!chunk.cursor) return { name: chunk.name, rows, chunks };
    cursor = chunk.cursor;
    onProgress(`${rows.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`);
  }
}
