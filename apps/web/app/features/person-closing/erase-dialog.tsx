import { paths } from '@studio/contracts/paths';
import type { ErasePreviewAnswer } from '@studio/contracts/staff-closing';
import { eraseReasons } from '@studio/domain/people/erase-reasons';
import { isSameName } from '@studio/domain/search/fold-text';
import { type ReactNode, useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { whyNot } from '../../lib/staff-words.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { Failed } from '../../ui/failed.tsx';
import { SelectField } from '../../ui/field-select.tsx';
import { TextField } from '../../ui/field-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface EraseDialogProps {
  personId: string;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** The end of somebody's data here: what goes, what stays, and a name typed to be sure. For owners. */
export function EraseDialog({ personId, open, onClose, onErased }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const { value, failed, busy, again } = useLoad(open ? `erase:${personId}` : null, () =>
    browserApi().call<ErasePreviewAnswer>(paths.erasePreview, { personId }),
  );
  const leave = () => {
    setTyped('');
    onClose();
  };
  return (
    <ActDialog
      title={value?.name ? `Erase ${value.name}` : 'Erase this person'}
      open={open}
      onClose={leave}
      kind="danger"
      label="Erase for good"
      busyLabel="Erasing"
      missing={whatIsMissing(value, typed, why)}
      sentenceOf={whyNot}
      act={async () => {
        await browserApi().call(paths.erasePerson, { personId, typed, why });
        onErased();
      }}
    >
      {failed && <Failed title="Could not load what would go" busy={busy} onRetry={again} />}
      {!failed && !value && <Skeleton className="block h-48 rounded-card" />}
      {value && value.first.length > 0 && <Notice title="First">{value.first.join(' ')}</Notice>}
      {value && value.first.length === 0 && (
        <>
          <Facts title="Goes" facts={value.goes} />
          <Facts title="Stays, without a name" facts={value.stays} />
          <SelectField
            id="erase-why"
            label="Why"
            options={eraseReasons}
            placeholder="Choose"
            value={why}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
          <TextField
            id="erase-typed"
            label={`Type “${value.toType}”`}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
            hint="This cannot be undone."
          />
        </>
      )}
    </ActDialog>
  );
}

function whatIsMissing(preview: ErasePreviewAnswer | null, typed: string, why: string): string | null {
  if (!preview) return 'What would go is still being loaded.';
  if (preview.first.length > 0) return preview.first.join(' ');
  if (!why) return 'Choose why.';
  return isSameName(typed, preview.toType) ? null : 'Type the name exactly as it is shown.';
}

function Facts({ title, facts }: { title: ReactNode; facts: ErasePreviewAnswer['goes'] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-[15px] font-semibold tracking-normal">{title}</h3>
      <ul className="numeric mt-1 text-small text-stone">
        {facts.map(({ what, count }) => (
          <li key={what}>{count > 1 ? `${what} (${count.toLocaleString('en-GB')})` : what}</li>
        ))}
      </ul>
    </div>
  );
}
