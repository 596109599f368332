import { type SiteCopyId, siteCopyFields } from '@studio/content/site-copy/site-copy-fields';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import type { ReadSiteCopyResponse } from '@studio/contracts/staff-site-copy';
import { findCopyErrors } from '@studio/domain/site-copy/find-copy-errors';
import { type FlatCopy, flattenCopy, getPathLabel, unflattenCopy } from '@studio/domain/site-copy/flat-copy';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { describeOtherEdit } from '../../../lib/forms/describe-other-edit.ts';
import { type EditConflict, useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { EditConflictNotice } from '../../../ui/edit-conflict-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CopyFields } from './copy-fields.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { TextActions } from './text-actions.tsx';
import { useConfirmLeave } from './use-confirm-leave.ts';
import { readText, saveText } from './website-api.ts';
import { websiteQueries } from './website-queries.ts';

interface TextFormProps {
  id: SiteCopyId;
  text: ReadSiteCopyResponse;
  /** Records that the text can refer to; null while they load. */
  catalogue: GetCatalogueResponse | null;
  /** Path of the field to show at first; null for none. */
  startPath: string | null;
}

/** Form that edits a text of the site. Saving stores a draft; publishing is a separate step. */
export function TextForm({ id, text, catalogue, startPath }: TextFormProps) {
  const field = siteCopyFields[id];
  const queryClient = useQueryClient();
  const toValues = ({ content, version }: ReadSiteCopyResponse) => ({
    draft: flattenCopy(field, content) as FlatCopy,
    version,
  });
  const store = (saved: ReadSiteCopyResponse) => {
    queryClient.setQueryData(websiteQueries.text(id).queryKey, saved);
    return queryClient.invalidateQueries({ queryKey: websiteQueries.list().queryKey });
  };
  const record = useRecordForm<FlatCopy>({
    initial: toValues(text),
    validate: (draft) => findCopyErrors(field, draft).map(({ path, message }) => ({ field: path, message })),
    queryKey: websiteQueries.list().queryKey,
    save: async (draft, version) => {
      const saved = await saveText(id, version ?? 0, unflattenCopy(field, draft) as object);
      record.acceptSaved(draft, toValues(saved));
      showToast('Draft saved. Visitors don’t see it yet.');
      await store(saved);
    },
    reload: async () => {
      const saved = await readText(id);
      void store(saved);
      return toValues(saved);
    },
  });
  const { form, draft, saved, conflict } = record;
  const isChanged =
    JSON.stringify(unflattenCopy(field, draft)) !== JSON.stringify(unflattenCopy(field, saved));
  useConfirmLeave(isChanged);
  const showStart = useEffectEvent(() => startPath && document.getElementById(form.id(startPath))?.focus());
  useEffect(() => {
    showStart();
  }, []);
  const formId = useId();
  const [resets, setResets] = useState(0);
  const accept = async (changed: ReadSiteCopyResponse) => {
    record.acceptSaved(saved, toValues(changed));
    setResets(resets + 1);
    await store(changed);
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <form {...form.props} id={formId} aria-label={field.label}>
          <CopyFields key={resets} field={field} path="" {...{ record, catalogue, startPath }} />
          {conflict && (
            <div className="mt-6">
              <EditConflictNotice
                title={describeOtherEdit(conflict)}
                rows={listConflictRows(field, conflict)}
              />
            </div>
          )}
          {form.failure && (
            <div className="mt-6">
              <Notice tone="error" title={form.failure.message} />
            </div>
          )}
        </form>
        <TextActions
          id={id}
          formId={formId}
          version={record.version ?? 0}
          isChanged={isChanged}
          hasDraft={text.draftSavedAt !== null}
          busy={form.busy}
          onReset={() => {
            record.set(saved);
            form.reset();
            setResets(resets + 1);
          }}
          onChanged={accept}
        />
      </div>
      <EarlierVersions id={id} text={text} version={record.version ?? 0} onRestored={accept} />
    </div>
  );
}

function listConflictRows(field: (typeof siteCopyFields)[SiteCopyId], conflict: EditConflict<FlatCopy>) {
  const { before, saved } = conflict;
  const shorten = (value: unknown) => {
    const shown = Array.isArray(value) ? `${value.length} entries` : String(value ?? '');
    return shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
  };
  return conflict.edits.map(({ field: path, isContested }) => ({
    label: getPathLabel(field, { ...before, ...saved }, path),
    before: shorten(before[path]),
    after: shorten(saved[path]),
    isContested,
  }));
}
