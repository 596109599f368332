import { describeOtherEdit } from '../../../lib/forms/describe-other-edit.ts';
import type { EditConflict } from '../../../lib/forms/use-record-form.ts';
import { EditConflictNotice } from '../../../ui/edit-conflict-notice.tsx';

interface ConflictNoticeProps<Draft> {
  conflict: EditConflict<Draft> | null;
  labels: Readonly<Record<keyof Draft & string, string>>;
  /** Formats a value that isn't shown as it was typed. Returns undefined for the others. */
  format?: (field: keyof Draft & string, draft: Draft) => string | undefined;
}

/**
 * Lists what someone else changed while the form was open. Values that the user left alone are already in the form;
 * values that the user changed too are shown beside the other person's.
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
