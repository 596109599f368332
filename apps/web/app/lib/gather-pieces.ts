import type { ExportPiece } from '@studio/contracts/staff-export';

/** A file that came in pieces. */
export interface Gathered {
  name: string;
  rows: number;
  pieces: string[];
}

/** Asks for every piece of a file, in its order, and tells how far it is: "4,000 of 12,500". */
export async function gatherPieces(
  ask: (cursor: string | null) => Promise<ExportPiece>,
  tell: (progress: string) => void,
): Promise<Gathered> {
  const pieces: string[] = [];
  let rows = 0;
  let total = 0;
  for (let cursor: string | null = null; ; ) {
    const piece: ExportPiece = await ask(cursor);
    pieces.push(piece.csv);
    rows += piece.rows;
    total = piece.total ?? total;
    if (!piece.cursor) return { name: piece.name, rows, pieces };
    cursor = piece.cursor;
    tell(`${rows.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`);
  }
}
