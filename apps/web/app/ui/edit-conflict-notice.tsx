import { Notice } from './notice.tsx';

/** Field that someone else changed while a form was open. */
export interface ConflictRow {
  label: string;
  before: string;
  after: string;
  /** Whether the user changed the field too. The user's own value is then still in the form. */
  isContested: boolean;
}

interface EditConflictNoticeProps {
  /** Title that says who saved changes, and when. */
  title: string;
  rows: readonly ConflictRow[];
}

/** Lists what someone else changed while the form was open, so that the user can check the form and save again. */
export function EditConflictNotice({ title, rows }: EditConflictNoticeProps) {
  return (
    <Notice tone="error" title={title}>
      {rows.length > 0 && (
        <ul className="mb-2 list-disc pl-5 wrap-anywhere">
          {rows.map(({ label, before, after, isContested }) => (
            <li key={label}>
              {label}: {before || 'blank'} → {after || 'blank'}
              {isContested && '. Your own change is still in the form.'}
            </li>
          ))}
        </ul>
      )}
      <p>Check the form, then save again.</p>
    </Notice>
  );
}
