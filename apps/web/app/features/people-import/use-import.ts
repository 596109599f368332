import { paths } from '@studio/contracts/paths';
import type {
  ImportCheckResponse,
  ImportIssuesResponse,
  ImportProgressResponse,
  ImportReadResponse,
} from '@studio/contracts/staff-import';
import type { ColumnMeanings, ImportedPack, ImportOptions } from '@studio/domain/people-import/columns';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type Mutation, useMutation } from '../../lib/use-mutation.ts';

export type ImportStep = 'file' | 'columns' | 'check' | 'run';

export interface ImportState {
  step: ImportStep;
  file: ImportReadResponse | null;
  columns: ColumnMeanings;
  options: ImportOptions;
  checked: ImportCheckResponse | null;
  ran: ImportProgressResponse | null;
  act: Mutation;
  read: (name: string, bytes: Uint8Array) => Promise<void>;
  setColumn: (at: number, meaning: ColumnMeanings[number]) => void;
  setOptions: (changes: Partial<ImportOptions>) => void;
  setPack: (key: string, changes: Partial<ImportedPack>) => void;
  check: () => Promise<void>;
  saveTrouble: () => Promise<void>;
  run: () => Promise<void>;
  undo: () => Promise<void>;
  /** Shows an import that was started earlier. */
  open: (importId: string) => Promise<void>;
  back: (to: ImportStep) => void;
}

const nothingChosen: ImportOptions = { dates: 'day-first', unclear: 'leave', packs: {} };
const lookEveryMs = 700;

/** Manages an import from file to result. Failed requests don't lose any choices. */
export function useImport(): ImportState {
  const [step, setStep] = useState<ImportStep>('file');
  const [file, setFile] = useState<ImportReadResponse | null>(null);
  const [columns, setColumns] = useState<ColumnMeanings>([]);
  const [options, setOptions] = useState<ImportOptions>(nothingChosen);
  const [checked, setChecked] = useState<ImportCheckResponse | null>(null);
  const [ran, setRan] = useState<ImportProgressResponse | null>(null);
  const act = useMutation('That didn’t work. Check the clients page before you import again.');
  const chosen = { importId: file?.importId, columns, options };
  useProgress(ran, setRan);
  const ask = <Answer>(path: string, fields: object, take: (answer: Answer) => void) =>
    act.run(async () => take(await browserApi().call<Answer>(path, fields))).then(() => undefined);
  const show = (answer: ImportProgressResponse) => {
    setRan(answer);
    setStep('run');
  };
  return {
    step,
    file,
    columns,
    options,
    checked,
    ran,
    act,
    read: (fileName, bytes) =>
      ask<ImportReadResponse>(paths.importRead, { fileName, content: base64(bytes) }, (answer) => {
        setFile(answer);
        setColumns([...answer.columns]);
        setOptions(answer.options);
        setStep('columns');
      }),
    setColumn: (at, meaning) => setColumns(columns.map((known, index) => (index === at ? meaning : known))),
    setOptions: (changes) => setOptions({ ...options, ...changes }),
    setPack: (key, changes) => {
      const pack = options.packs[key];
      if (pack) setOptions({ ...options, packs: { ...options.packs, [key]: { ...pack, ...changes } } });
    },
    check: () =>
      ask<ImportCheckResponse>(paths.importCheck, chosen, (answer) => {
        setChecked(answer);
        setOptions(answer.options);
        setStep('check');
      }),
    saveTrouble: () =>
      ask<ImportIssuesResponse>(paths.importTrouble, chosen, ({ csv }) =>
        saveFile('rows-to-look-at.csv', csv),
      ),
    run: () => ask<ImportProgressResponse>(paths.importRun, chosen, show),
    undo: () => ask<ImportProgressResponse>(paths.importUndo, { importId: ran?.progress.importId }, show),
    open: (importId) => ask<ImportProgressResponse>(paths.importProgress, { importId }, show),
    back: (to) => {
      act.clear();
      setStep(to);
    },
  };
}

/** Polls the progress while the import is running. A failed poll is retried. */
function useProgress(ran: ImportProgressResponse | null, take: (answer: ImportProgressResponse) => void) {
  const importId = ran?.progress.importId ?? null;
  const atWork = ran?.progress.status === 'RUNNING' || ran?.progress.status === 'UNDOING';
  const look = useEffectEvent(async () => {
    try {
      take(await browserApi().call<ImportProgressResponse>(paths.importProgress, { importId }));
    } catch {
      // The next poll may succeed.
    }
  });
  useEffect(() => {
    if (!atWork) return;
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [atWork]);
}

/** Encodes in chunks, because a function call accepts a limited number of arguments. */
function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(pieces.join(''));
}
