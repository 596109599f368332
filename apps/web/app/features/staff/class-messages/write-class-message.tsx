import type { ClassMessagesResponse } from '@studio/contracts/staff-class-messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTextDraft } from '../../../lib/storage/use-text-draft.ts';
import { ClassMessageDialog } from './class-message-dialog.tsx';
import { classMessagesQuery } from './class-messages-api.ts';

/**
 * Button that opens the dialog for a message to a class's clients. Renders nothing while the class has none, and once
 * it has been cancelled or is too far in the past.
 */
export function WriteClassMessage({ classId }: { classId: string }) {
  const { data, refetch } = useQuery(classMessagesQuery(classId));
  if (!data || data.closed !== null || data.recipients.both.length === 0) return null;
  return <WriteButton classId={classId} data={data} onOpen={() => void refetch()} />;
}

interface WriteButtonProps {
  classId: string;
  data: ClassMessagesResponse;
  /** Called when the dialog opens, because bookings may have changed since the last load. */
  onOpen: () => void;
}

/** Button with its dialog. The typed message survives closing the dialog. */
function WriteButton({ classId, data, onOpen }: WriteButtonProps) {
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
      <button
        type="button"
        onClick={show}
        className="inline-flex min-h-11 items-center text-small font-medium underline underline-offset-4 hover:text-clay-deep"
      >
        Message<span className="sr-only"> clients</span>
      </button>
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
