import type { ClassMessagesResponse } from '@studio/contracts/staff-class-messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTextDraft } from '../../../lib/storage/use-text-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { ClassMessageDialog } from './class-message-dialog.tsx';
import { classMessagesQuery } from './class-messages-api.ts';
import { SentMessage } from './sent-message.tsx';

/** Messages that staff have emailed to the clients of a class, and a button that writes another one. */
export function ClassMessages({ classId }: { classId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(classMessagesQuery(classId));
  if (!data && isError)
    return (
      <div className="mt-4">
        <LoadError title="Couldn’t load the messages." busy={isFetching} onRetry={refetch} />
      </div>
    );
  if (!data) return null;
  const mayWrite = data.closed === null && data.recipients.both.length > 0;
  if (!mayWrite && data.messages.length === 0) return null;
  return (
    <section aria-labelledby="class-messages" className="mt-4 border-t border-hairline pt-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h3 id="class-messages" className="text-ui font-semibold">
          Messages
        </h3>
        {mayWrite && <WriteMessage classId={classId} data={data} onOpen={() => void refetch()} />}
      </div>
      {data.messages.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {data.messages.map((message) => (
            <SentMessage key={message.id} message={message} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface WriteMessageProps {
  classId: string;
  data: ClassMessagesResponse;
  /** Called when the dialog opens, because bookings may have changed since the last load. */
  onOpen: () => void;
}

/** Button that opens the dialog. Keeps what was typed while the dialog is closed. */
function WriteMessage({ classId, data, onOpen }: WriteMessageProps) {
  const [open, setOpen] = useState(false);
  const [subject, setSubject] = useState(data.defaultSubject);
  const [text, setText, clearText] = useTextDraft(`class message ${classId}`);
  const show = () => {
    setOpen(true);
    onOpen();
  };
  const clear = () => {
    setSubject(data.defaultSubject);
    clearText();
  };
  return (
    <>
      <Button kind="secondary" size="small" onClick={show}>
        Message clients
      </Button>
      <ClassMessageDialog
        open={open}
        classId={classId}
        data={data}
        draft={{ subject, text, setSubject, setText, clear }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
