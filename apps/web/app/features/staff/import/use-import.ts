import { paths } from '@studio/contracts/paths';
import type {
  CheckImportResponse,
  GetImportProgressResponse,
  ListImportIssuesResponse,
  ReadImportFileResponse,
} from '@studio/contracts/staff-import';
import type { ColumnMapping, ImportedPack, ImportOptions } from '@studio/domain/people-import/columns';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { saveFile } from '../../../lib/query/save-file.ts';
import { type Mutation, useMutation } from '../../../lib/query/use-mutation.ts';

export type ImportStep = 'file' | 'columns' | 'check' | 'run';

export interface ImportState {
  step: ImportStep;
  file: ReadImportFileResponse | null;
  columns: ColumnMapping;
  options: ImportOptions;
  checked: CheckImportResponse | null;
  ran: GetImportProgressResponse | null;
  mutation: Mutation;
  read: (name: string, bytes: Uint8Array) => Promise<void>;
  setColumn: (at: number, meaning: ColumnMapping[number]) => void;
  setOptions: (changes: Partial<ImportOptions>) => void;
  setPack: (key: string, changes: Partial<ImportedPack>) => void;
  check: () => Promise<void>;
  saveIssues: () => Promise<void>;
  run: () => Promise<void>;
  undo: () => Promise<void>;
  /** Opens an import that was started earlier. */
  open: (importId: string) => Promise<void>;
  goBack: (to: ImportStep) => void;
}

const defaultOptions: ImportOptions = { dates: 'day-first', unclear: 'leave', packs: {} };
const pollIntervalMs = 700;

/** Manages an import from the file to the result. Failed requests don't lose any choices. */
export function useImport(): ImportState {
  const [step, setStep] = useState<ImportStep>('file');
  const [file, setFile] = useState<ReadImportFileResponse | null>(null);
  const [columns, setColumns] = useState<ColumnMapping>([]);
  const [options, setOptions] = useState<ImportOptions>(defaultOptions);
  const [checked, setChecked] = useState<CheckImportResponse | null>(null);
  const [ran, setRan] = useState<GetImportProgressResponse | null>(null);
  const mutation = useMutation('That didn’t work. Check the clients page before you import again.');
  const chosen = { importId: file?.importId, columns, options };
  useProgress(ran, setRan);
  const request = <Answer>(path: string, fields: object, onResponse: (response: Answer) => void) =>
    mutation.run(async () => onResponse(await browserApi().call<Answer>(path, fields))).then(() => undefined);
  const show = (response: GetImportProgressResponse) => {
    setRan(response);
    setStep('run');
  };
  return {
    step,
    file,
    columns,
    options,
    checked,
    ran,
    mutation,
    read: (fileName, bytes) =>
      request<ReadImportFileResponse>(
        paths.importRead,
        { fileName, content: encodeBase64(bytes) },
        (response) => {
          setFile(response);
          setColumns([...response.columns]);
          setOptions(response.options);
          setStep('columns');
        },
      ),
    setColumn: (at, meaning) =>
      setColumns(columns.map((current, index) => (index === at ? meaning : current))),
    setOptions: (changes) => setOptions({ ...options, ...changes }),
    setPack: (key, changes) => {
      const pack = options.packs[key];
      if (pack) setOptions({ ...options, packs: { ...options.packs, [key]: { ...pack, ...changes } } });
    },
    check: () =>
      request<CheckImportResponse>(paths.importCheck, chosen, (response) => {
        setChecked(response);
        setOptions(response.options);
        setStep('check');
      }),
    saveIssues: () =>
      request<ListImportIssuesResponse>(paths.importIssues, chosen, ({ csv }) =>
        saveFile('rows-to-check.csv', csv),
      ),
    run: () => request<GetImportProgressResponse>(paths.importRun, chosen, show),
    undo: () =>
      request<GetImportProgressResponse>(paths.importUndo, { importId: ran?.progress.importId }, show),
    open: (importId) => request<GetImportProgressResponse>(paths.importProgress, { importId }, show),
    goBack: (to) => {
      mutation.clear();
      setStep(to);
    },
  };
}

/** Polls the progress while the import is running. Retries after a failed poll. */
function useProgress(
  ran: GetImportProgressResponse | null,
  onResponse: (response: GetImportProgressResponse) => void,
) {
  const importId = ran?.progress.importId ?? null;
  const atWork = ran?.progress.status === 'RUNNING' || ran?.progress.status === 'UNDOING';
  const poll = useEffectEvent(async () => {
    try {
      onResponse(await browserApi().call<GetImportProgressResponse>(paths.importProgress, { importId }));
    } catch {
      // The next poll may succeed.
    }
  });
  useEffect(() => {
    if (!atWork) return;
    const timer = setInterval(() => void poll(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [atWork]);
}

/**
 * Returns bytes in base64. Encodes them in chunks, because a function call accepts a limited number of
 * arguments.
 */
function encodeBase64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(chunks.join(''));
}
