import { describeOtherEdit } from '../../../lib/forms/describe-other-edit.ts';
import type { EditConflict } from '../../../lib/forms/use-record-form.ts';
import { EditConflictNotice } from '../../../ui/edit-conflict-notice.tsx';

interface ConflictNoticeProps<Draft> {
  conflict: EditConflict<Draft> | null;
  labels: Readonly<Record<keyof Draft & string, string>>;
  /** Formats the value of a field that isn't shown as typed; undefined for other fields. */
  format?: (field: keyof Draft & string, draft: Draft) => string | undefined;
}

/**
 * Lists the fields that someone else saved while the form was open, with the values before and after. Fields
 * that the user has edited too are marked as contested and keep the user's value; the others already show the
 * saved one.
 */
export function ConflictNotice<Draft extends object>({
  conflict,
  labels,
  format,
}: ConflictNoticeProps<Draft>) {
  if (!conflict) return null;
  const { edits, before, saved } = conflict;
  const show = (field: keyof Draft & string, draft: Draft) =>
    format?.(field, draft) ?? formatValue(draft[field]);
  return (
    <EditConflictNotice
      title={describeOtherEdit(conflict)}
      rows={edits.map(({ field, isContested }) => ({
        label: labels[field],
        before: show(field, before),
        after: show(field, saved),
        isContested,
      }))}
    />
  );
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
