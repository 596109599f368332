import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { showChangedConversation } from './conversation-queries.ts';
import { changeConversation } from './conversations-api.ts';

interface UndoCloseToastProps {
  conversationId: string;
  /** Name of the visitor. */
  name: string;
  onDismiss: () => void;
}

const visibleMs = 10_000;

/** Toast with an undo button after closing a conversation. Stays while it is hovered or focused. */
export function UndoCloseToast({ conversationId, name, onDismiss }: UndoCloseToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const {
    isPending: busy,
    error,
    mutate: undo,
  } = useMutation({
    mutationFn: () => changeConversation(conversationId, 'take'),
    onSuccess: async (reopened) => {
      await showChangedConversation(queryClient, reopened);
      onDismiss();
    },
  });
  const failure = describeMutationError(error, 'We couldn’t reopen this conversation. Try again.');
  const dismiss = useEffectEvent(() => {
    if (!busy && !box.current?.matches(':hover, :focus-within')) onDismiss();
  });
  useEffect(() => {
    const timer = setInterval(() => dismiss(), visibleMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      ref={box}
      role="status"
      className="on-dark fixed inset-x-0 bottom-6 z-40 m-auto flex w-[min(28rem,calc(100vw-40px))] animate-[rise_320ms_var(--ease-settle)] items-center gap-3 rounded-card bg-pine py-2 pr-2 pl-5 text-chalk shadow-2 max-md:bottom-24"
    >
      <p className="flex-1 py-2 text-ui">{failure ?? `Closed the conversation with ${name}.`}</p>
      <button
        type="button"
        disabled={busy}
        onClick={() => undo()}
        className="inline-flex min-h-11 shrink-0 items-center rounded-input px-3 font-medium underline underline-offset-4 hover:text-rose"
      >
        Reopen
      </button>
    </div>
  );
}
