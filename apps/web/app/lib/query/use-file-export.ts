import type { ExportChunk } from '@studio/contracts/staff-export';
import { useRef, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { type AssembledFile, fetchFileChunks } from '../api/fetch-file-chunks.ts';
import { saveFile } from './save-file.ts';
import { useMutation } from './use-mutation.ts';

/** Export of a file that is fetched in chunks and saved as one. */
export interface FileExport {
  busy: boolean;
  failure: string | null;
  /** Progress: "Writing"; with several chunks, text such as "4,000 of 12,500". */
  progress: string;
  /**
   * Exports and saves the file, unless it has no rows. Resolves with null when the export failed or was
   * stopped.
   */
  save: (path: string, input: object) => Promise<AssembledFile | null>;
  stop: () => void;
}

const initialProgress = 'Preparing…';

/** Manages a file export. Runs one export at a time. Leaving the page doesn't stop it. */
export function useFileExport(): FileExport {
  const { busy, failure, run } = useMutation('We couldn’t create the file. Try again.');
  const [progress, setProgress] = useState(initialProgress);
  const stopping = useRef<AbortController>(null);
  const save: FileExport['save'] = async (path, input) => {
    const stop = new AbortController();
    stopping.current = stop;
    setProgress(initialProgress);
    const result: { file?: AssembledFile } = {};
    await run(async () => {
      const fetchChunk = (cursor: string | null) =>
        browserApi().call<ExportChunk>(path, { ...input, cursor }, { signal: stop.signal });
      const file = await fetchFileChunks(fetchChunk, setProgress);
      if (file.rows > 0) saveFile(file.name, file.chunks);
      result.file = file;
    });
    return result.file ?? null;
  };
  return { busy, failure, progress, save, stop: () => stopping.current?.abort() };
}
