import { Icon } from './icon.tsx';
import { toastContainerId } from './saved-toast.ts';

/** Renders the element for toasts, once on every page. It needs no script of its own. */
export function ToastContainer() {
  return (
    <div
      id={toastContainerId}
      popover="manual"
      role="status"
      className="on-dark fixed inset-x-0 top-auto bottom-6 m-auto w-[min(28rem,calc(100vw-40px))] items-center gap-3 rounded-card bg-pine py-2 pr-2 pl-5 text-chalk shadow-2 [&:popover-open]:flex [&:popover-open]:animate-[rise_320ms_var(--ease-settle)]"
    >
      <p className="flex-1 py-2 text-ui" />
      <button
        type="button"
        popoverTarget={toastContainerId}
        popoverTargetAction="hide"
        aria-label="Close"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-input hover:text-rose"
      >
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}
