import type { ExportChunk } from '@studio/contracts/staff-export';
import { useRef, useState } from 'react';
import { browserApi } from './browser-api.ts';
import { type AssembledFile, fetchFileChunks } from './fetch-file-chunks.ts';
import { saveFile } from './save-file.ts';
import { useMutation } from './use-mutation.ts';

/** A file that is asked for piece after piece, however long it is, and saved as one. */
export interface FileExport {
  busy: boolean;
  failure: string | null;
  /** "Writing"; once it takes several pieces, "4,000 of 12,500". */
  progress: string;
  /** Says what was written, and saved unless it has no rows; null when it failed or was stopped. */
  save: (path: string, wish: object) => Promise<AssembledFile | null>;
  stop: () => void;
}

const begins = 'Writing';

/** Exports of a page, one at a time. What is on its way goes on when the page is left. */
export function useFileExport(): FileExport {
  const { busy, failure, run } = useMutation('The file could not be made.');
  const [progress, setProgress] = useState(begins);
  const stopping = useRef<AbortController>(null);
  const save: FileExport['save'] = async (path, wish) => {
    const stop = new AbortController();
    stopping.current = stop;
    setProgress(begins);
    const held: { gathered?: AssembledFile } = {};
    await run(async () => {
      const ask = (cursor: string | null) =>
        browserApi().call<ExportChunk>(path, { ...wish, cursor }, { signal: stop.signal });
      const gathered = await fetchFileChunks(ask, setProgress);
      if (gathered.rows > 0) saveFile(gathered.name, gathered.pieces);
      held.gathered = gathered;
    });
    return held.gathered ?? null;
  };
  return { busy, failure, progress, save, stop: () => stopping.current?.abort() };
}
