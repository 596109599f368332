import type { ErrorResponse, OtherEdit } from '@studio/contracts/error-response';
import { type ConcurrentEdit, mergeEdits } from '@studio/domain/catalogue/merge-edits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { describeMutationError } from '../query/describe-mutation-error.ts';
import type { FieldError } from './field-problems.ts';
import { type FormFailure, useForm } from './use-form.ts';

/** A record that several owners edit, as a form shows it. */
export interface RecordValues<Draft> {
  draft: Draft;
  /** Number of the saved version; null for a new record. */
  version: number | null;
}

/** Changes that someone else saved while the form was open. */
export interface EditConflict<Draft> extends OtherEdit {
  edits: readonly ConcurrentEdit<Draft>[];
  /** Values before and after the other person's changes. */
  before: Draft;
  saved: Draft;
}

interface RecordFormOptions<Draft> {
  /** Values with which the form opens. Later values are ignored, so that a refetch doesn't overwrite the input. */
  initial: RecordValues<Draft>;
  validate: (draft: Draft) => readonly FieldError<keyof Draft & string>[];
  /** Sends a valid draft. `version` is the one that the user has seen. */
  save: (draft: Draft, version: number | null) => Promise<void>;
  /** Reads the record as it is saved now; null if it no longer exists. */
  reload: () => Promise<RecordValues<Draft> | null>;
  /** Key of the queries to refetch when someone else has saved a later version. */
  queryKey: readonly unknown[];
}

/**
 * Manages the form of a record. If someone else saved a later version, merges both: fields that the user left alone get
 * the other person's values, and `conflict` says what changed. The user then saves again.
 */
export function useRecordForm<Draft extends object>(options: RecordFormOptions<Draft>) {
  const { validate, save, reload, queryKey } = options;
  const [base, setBase] = useState(options.initial);
  const [draft, setDraft] = useState(options.initial.draft);
  const [conflict, setConflict] = useState<EditConflict<Draft> | null>(null);
  const queryClient = useQueryClient();

  const mergeWithSaved = async (typed: Draft, error: ApiError) => {
    const saved = await reload();
    if (!saved) throw error;
    const { merged, edits } = mergeEdits(base.draft, typed, saved.draft);
    const other = (error.payload as Partial<ErrorResponse>).otherEdit ?? { by: null, at: '' };
    setConflict({ ...other, edits, before: base.draft, saved: saved.draft });
    setBase(saved);
    setDraft(merged);
    await queryClient.invalidateQueries({ queryKey });
  };
  const form = useForm<Draft, keyof Draft & string>({
    values: draft,
    validate,
    send: async (typed) => {
      try {
        await save(typed, base.version);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'edit_conflict') throw error;
        await mergeWithSaved(typed, error);
      }
    },
    explain: (error) => explainSaveError(error, Object.keys(draft) as (keyof Draft & string)[]),
  });
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  /** Continues with the saved values after a save. Keeps what was typed since `sent`. */
  const acceptSaved = (sent: Draft, saved: RecordValues<Draft>) => {
    setBase(saved);
    setConflict(null);
    setDraft((typed) => mergeEdits(sent, typed, saved.draft).merged);
  };
  return {
    form,
    draft,
    set,
    acceptSaved,
    /** Number of the version that the form is based on; null for a new record. */
    version: base.version,
    /** Values of that version. */
    saved: base.draft,
    conflict,
    /** Returns the props of a text control. */
    text: (name: keyof Draft & string) => ({
      ...form.field(name),
      value: String(draft[name]),
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [name]: event.currentTarget.value } as Partial<Draft>),
    }),
    /** Returns the props of a checkbox. */
    check: (name: keyof Draft & string) => ({
      ...form.field(name),
      checked: Boolean(draft[name]),
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        set({ [name]: event.currentTarget.checked } as Partial<Draft>),
    }),
  };
}

/** State of a record's form, for components that don't need the type of its values. */
export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm<object>>['form'],
  'props' | 'busy' | 'failure'
>;

/** Returns the text of an error, and its field if the server names one that the form has. */
function explainSaveError<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FormFailure<Field> {
  const message = describeMutationError(error) ?? '';
  const named =
    error instanceof ApiError ? (error.payload as Partial<ErrorResponse> | null)?.field : undefined;
  // The form's price is in pounds, and the server's in pence.
  const field = fields.find((name) => name === named || `${name}Pence` === named);
  return field ? { message, field } : { message };
}
