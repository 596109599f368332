import { useId, useState } from 'react';
import { downloadFile } from '../../../lib/query/download-file.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { printList } from './print-list.ts';

interface RecoveryCodesDialogProps {
  email: string;
  /** Recovery codes; null closes the dialog. */
  codes: readonly string[] | null;
  onClose: () => void;
}

const explanation = 'Each code works once, instead of a verification code.';

/** Dialog that shows recovery codes, once only, with several options to save them. */
export function RecoveryCodesDialog({ email, codes, onClose }: RecoveryCodesDialogProps) {
  const id = useId();
  const title = `${useStudio().name}: recovery codes`;
  const [announcement, setAnnouncement] = useState('');
  const list = codes ?? [];
  const lines = [title, email, '', explanation, '', ...list, ''].join('\r\n');
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(list.join('\n')).then(
      () => true,
      () => false,
    );
    setAnnouncement(
      done ? 'Codes copied.' : 'We couldn’t copy the codes. Select them and copy them yourself.',
    );
  };
  return (
    // `busy` prevents closing by a click outside, because the codes can't be shown again.
    <Dialog open={codes !== null} onClose={onClose} labelledBy={id} describedBy={`${id}why`} busy>
      <h2 id={id} className="text-h3">
        Save your recovery codes
      </h2>
      <p id={`${id}why`} className="mt-2 text-stone">
        We’ll only show them once. {explanation}
      </p>
      <ol className="numeric mt-5 grid grid-cols-2 gap-x-2 rounded-card border border-hairline bg-paper px-2 py-4 select-all">
        {list.map((code) => (
          <li key={code} className="py-1.5 text-center font-medium whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 grid grid-cols-3 gap-2.5">
        <Button kind="secondary" size="small" className="px-2!" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          kind="secondary"
          size="small"
          className="px-2!"
          onClick={() => downloadFile('recovery-codes.txt', lines, 'text/plain;charset=utf-8')}
        >
          Download
        </Button>
        <Button
          kind="secondary"
          size="small"
          className="px-2!"
          onClick={() => printList({ title, lead: `${email}. ${explanation}`, items: list })}
        >
          Print
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-small text-stone">
        {announcement}
      </p>
      <Button wide className="mt-3" onClick={onClose}>
        I’ve saved my codes
      </Button>
    </Dialog>
  );
}
