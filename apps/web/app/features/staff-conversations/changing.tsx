import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { useState } from 'react';
import { whyNot } from '../../lib/staff-words.ts';
import { useAct } from '../../lib/use-act.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Becoming, changeConversation } from './conversations-api.ts';

interface ChangingProps {
  conversation: StaffConversation;
  onChanged: (conversation: StaffConversation, by: Becoming) => void;
}

/** Takes the conversation over, gives it back, ends it. From a colleague it is taken after a question. */
export function Changing({ conversation, onChanged }: ChangingProps) {
  const { id, state, mine, with: colleague } = conversation;
  const { busy, failure, run } = useAct();
  const [asking, setAsking] = useState(false);
  const change = async (become: Becoming) => {
    const changed = await changeConversation(id, become);
    setAsking(false);
    onChanged(changed, become);
  };
  const become = (what: Becoming) => void run(() => change(what));
  const isTheirs = state === 'TEAM' && !mine;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        {!mine && (
          <Button
            size="small"
            kind={isTheirs || state === 'CLOSED' ? 'secondary' : 'primary'}
            disabled={busy}
            onClick={() => (isTheirs ? setAsking(true) : become('take'))}
          >
            Take over
          </Button>
        )}
        {(mine || state === 'WAITING') && (
          <Button kind="secondary" size="small" disabled={busy} onClick={() => become('hand-back')}>
            <span>
              Hand back<span className="max-sm:sr-only"> to the assistant</span>
            </span>
          </Button>
        )}
        {!isTheirs && state !== 'CLOSED' && (
          <Button kind="secondary" size="small" disabled={busy} onClick={() => become('close')}>
            Close
          </Button>
        )}
      </div>
      {failure && <Notice tone="error" title={failure} />}
      <ActDialog
        title={`${colleague ?? 'Somebody else'} answers here`}
        open={asking}
        onClose={() => setAsking(false)}
        act={() => change('take')}
        sentenceOf={whyNot}
        label="Take over"
        busyLabel="Taking over"
      >
        <p className="text-stone">From now on the visitor sees your name, and your answers.</p>
      </ActDialog>
    </>
  );
}
