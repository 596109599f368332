import { paths } from '@studio/contracts/paths';
import type {
  CheckImportResponse,
  GetImportProgressResponse,
  ListImportIssuesResponse,
  ReadImportFileResponse,
} from '@studio/contracts/staff-import';
import type {
  ColumnMapping,
  ImportKind,
  ImportOptions,
  MappedPack,
} from '@studio/domain/people-import/columns';
import type { ImportSystem } from '@studio/domain/people-import/presets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { downloadFile } from '../../../lib/query/download-file.ts';
import { importQueries } from './import-queries.ts';

export type ImportStep = 'file' | 'columns' | 'check' | 'run';

export type ImportState = ReturnType<typeof useImport>;

const defaultOptions: ImportOptions = {
  dates: 'day-first',
  unclear: 'leave',
  packs: {},
  plans: {},
  visits: {},
  classes: {},
};

/** Manages an import from the file to the result. If a request fails, all choices stay. */
export function useImport() {
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const importId = search.get('import');
  const [step, setStep] = useState<ImportStep>(importId ? 'run' : 'file');
  const [kind, setKind] = useState<ImportKind>('people');
  const [system, setSystem] = useState<ImportSystem | null>(null);
  const [file, setFile] = useState<ReadImportFileResponse | null>(null);
  const [columns, setColumns] = useState<ColumnMapping>([]);
  const [options, setOptions] = useState<ImportOptions>(defaultOptions);
  const [packRows, setPackRows] = useState<Readonly<Record<string, number>>>({});
  const [checked, setChecked] = useState<CheckImportResponse | null>(null);
  const chosen = { importId: file?.importId, columns, options };
  const showProgress = async (response: GetImportProgressResponse) => {
    const id = response.progress.importId;
    const { queryKey } = importQueries.progress(id);
    // A poll that is in flight would overwrite the newer progress.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, response);
    setStep('run');
    setSearch({ import: id }, { replace: true });
  };
  const reading = useMutation({
    mutationFn: ({ fileName, bytes }: { fileName: string; bytes: Uint8Array }) =>
      browserApi().call<ReadImportFileResponse>(paths.importRead, {
        kind,
        system,
        fileName,
        content: encodeBase64(bytes),
      }),
    onSuccess: (response) => {
      setFile(response);
      setColumns([...response.columns]);
      setOptions(response.options);
      setPackRows(response.packRows);
      setStep('columns');
    },
  });
  const checking = useMutation({
    mutationFn: () => browserApi().call<CheckImportResponse>(paths.importCheck, chosen),
    onSuccess: (response) => {
      setChecked(response);
      setOptions(response.options);
      setPackRows(response.packRows);
      setStep('check');
    },
  });
  const savingIssues = useMutation({
    mutationFn: () => browserApi().call<ListImportIssuesResponse>(paths.importIssues, chosen),
    onSuccess: ({ csv }) => downloadFile('rows-to-check.csv', csv),
  });
  const starting = useMutation({
    mutationFn: () => browserApi().call<GetImportProgressResponse>(paths.importRun, chosen),
    onSuccess: showProgress,
  });
  const opening = useMutation({
    mutationFn: (id: string) =>
      browserApi().call<GetImportProgressResponse>(paths.importProgress, { importId: id }),
    onSuccess: showProgress,
  });
  const undoing = useMutation({
    mutationFn: (id: string) =>
      browserApi().call<GetImportProgressResponse>(paths.importUndo, { importId: id }),
    onSuccess: showProgress,
  });
  const attempts = [
    { action: reading, failed: 'We couldn’t read the file. Try again.' },
    { action: checking, failed: 'We couldn’t check the rows. Try again.' },
    { action: savingIssues, failed: 'We couldn’t create the file. Try again.' },
    {
      action: starting,
      // The server starts the same import only once, so a second request shows its progress.
      failed: hasNoResponse(starting.error)
        ? describeUnknownOutcome(
            'the import may have started',
            'Check your connection and import again. We never import a row twice.',
          )
        : 'We couldn’t start the import. Nothing has been imported. Try again.',
    },
    { action: opening, failed: 'We couldn’t load the import. Try again.' },
  ];
  const latest = attempts.reduce((one, other) =>
    other.action.submittedAt > one.action.submittedAt ? other : one,
  );
  return {
    step,
    /** Kind of rows in the file that staff choose next, such as clients or bookings. */
    kind,
    setKind,
    /** System that exported the file that staff choose next; null for any other system. */
    system,
    setSystem,
    file,
    columns,
    options,
    /** Number of rows with sessions of each pack. */
    packRows,
    checked,
    /** Import whose progress is shown. It's in the URL, so that other pages can link to it. */
    importId,
    reading,
    checking,
    savingIssues,
    starting,
    /** Opens an import that was started earlier. */
    opening,
    /** Mutation that undoes an import. Its error is shown by the component, not in `failure`. */
    undoing,
    /** Error message of the latest action; null if it didn't fail. */
    failure:
      latest.action === starting && hasNoResponse(starting.error)
        ? latest.failed
        : describeMutationError(latest.action.error, latest.failed),
    setColumn: (at: number, meaning: ColumnMapping[number]) =>
      setColumns(columns.map((current, index) => (index === at ? meaning : current))),
    setOptions: (changes: Partial<ImportOptions>) => setOptions({ ...options, ...changes }),
    setPack: (key: string, changes: Partial<MappedPack>) => {
      const pack = options.packs[key];
      if (pack) setOptions({ ...options, packs: { ...options.packs, [key]: { ...pack, ...changes } } });
    },
    goBack: (to: ImportStep) => {
      for (const { action } of attempts) if (action.isError) action.reset();
      setStep(to);
      if (importId) setSearch({}, { replace: true });
    },
  };
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
