import { formatTime } from '@studio/domain/time/format-london';
import { Notice } from '../../../ui/notice.tsx';
import type { EditConflict } from './use-record-form.ts';

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
  const { by, at, edits, before, saved } = conflict;
  const show = (field: keyof Draft & string, draft: Draft) =>
    format?.(field, draft) ?? (formatValue(draft[field]) || 'blank');
  return (
    <Notice
      tone="error"
      title={`${by ?? 'Someone else'} saved changes${at ? ` at ${formatTime(new Date(at))}` : ''}. Yours aren’t saved yet.`}
    >
      {edits.length > 0 && (
        <ul className="mb-2 list-disc pl-5">
          {edits.map(({ field, isContested }) => (
            <li key={field}>
              {labels[field]}: {show(field, before)} → {show(field, saved)}
              {isContested && '. Your own change is still in the form.'}
            </li>
          ))}
        </ul>
      )}
      <p>Check the form, then save again.</p>
    </Notice>
  );
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
