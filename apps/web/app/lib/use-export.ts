import type { ExportPiece } from '@studio/contracts/staff-export';
import { useRef, useState } from 'react';
import { browserApi } from './browser-api.ts';
import { type Gathered, gatherPieces } from './gather-pieces.ts';
import { saveFile } from './save-file.ts';
import { useAct } from './use-act.ts';

/** A file that is asked for piece after piece, however long it is, and saved as one. */
export interface Export {
  busy: boolean;
  failure: string | null;
  /** "Writing"; once it takes several pieces, "4,000 of 12,500". */
  progress: string;
  /** Says what was written, and saved unless it has no rows; null when it failed or was stopped. */
  save: (path: string, wish: object) => Promise<Gathered | null>;
  stop: () => void;
}

const begins = 'Writing';

/** Exports of a page, one at a time. What is on its way goes on when the page is left. */
export function useExport(): Export {
  const { busy, failure, run } = useAct('The file could not be made.');
  const [progress, setProgress] = useState(begins);
  const stopping = useRef<AbortController>(null);
  const save: Export['save'] = async (path, wish) => {
    const stop = new AbortController();
    stopping.current = stop;
    setProgress(begins);
    const held: { gathered?: Gathered } = {};
    await run(async () => {
      const ask = (cursor: string | null) =>
        browserApi().call<ExportPiece>(path, { ...wish, cursor }, { signal: stop.signal });
      const gathered = await gatherPieces(ask, setProgress);
      if (gathered.rows > 0) saveFile(gathered.name, gathered.pieces);
      held.gathered = gathered;
    });
    return held.gathered ?? null;
  };
  return { busy, failure, progress, save, stop: () => stopping.current?.abort() };
}
