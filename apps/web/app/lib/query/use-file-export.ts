import type { ExportChunk } from '@studio/contracts/staff-export';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { type AssembledFile, fetchFileChunks } from '../api/fetch-file-chunks.ts';
import { describeMutationError } from './describe-mutation-error.ts';
import { downloadFile } from './download-file.ts';

/** Export of a file that is fetched in chunks and saved as one. */
export interface FileExport {
  busy: boolean;
  failure: string | null;
  /** Progress: "Preparing…" until the first of several chunks has arrived, then text such as "4,000 of 12,500". */
  progress: string;
  /**
   * Exports and saves the file, unless it has no rows. Resolves with null when the export failed or was
   * stopped.
   */
  save: (path: string, input: object) => Promise<AssembledFile | null>;
  stop: () => void;
}

const initialProgress = 'Preparing…';

/** Manages a file export. Call `save` only while `busy` is false. Leaving the page doesn't stop the export. */
export function useFileExport(): FileExport {
  const [progress, setProgress] = useState(initialProgress);
  const stopping = useRef<AbortController>(null);
  const exporting = useMutation({
    mutationFn: async ({ path, input }: { path: string; input: object }) => {
      const stop = new AbortController();
      stopping.current = stop;
      setProgress(initialProgress);
      const fetchChunk = (cursor: string | null) =>
        browserApi().call<ExportChunk>(path, { ...input, cursor }, { signal: stop.signal });
      const file = await fetchFileChunks(fetchChunk, setProgress);
      if (file.rows > 0) downloadFile(file.name, file.chunks);
      return file;
    },
  });
  return {
    busy: exporting.isPending,
    failure: describeMutationError(exporting.error, 'We couldn’t create the file. Try again.'),
    progress,
    save: (path, input) => exporting.mutateAsync({ path, input }).catch(() => null),
    stop: () => stopping.current?.abort(),
  };
}
