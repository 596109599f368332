import { useEffect, useEffectEvent, useRef } from 'react';

interface UndoToastProps {
  /** Text that says what was done, or why undoing it failed. */
  text: string;
  /** Label of the undo button. */
  label: string;
  busy: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

const visibleMs = 10_000;

/** Toast with an undo button. Disappears after ten seconds, but not while it is busy, hovered or focused. */
export function UndoToast({ text, label, busy, onUndo, onDismiss }: UndoToastProps) {
  const box = useRef<HTMLDivElement>(null);
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
      <p className="flex-1 py-2 text-ui">{text}</p>
      <button
        type="button"
        disabled={busy}
        onClick={onUndo}
        className="inline-flex min-h-11 shrink-0 items-center rounded-input px-3 font-medium underline underline-offset-4 hover:text-rose"
      >
        {label}
      </button>
    </div>
  );
}
