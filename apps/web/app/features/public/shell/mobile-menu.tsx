import { Icon } from '../../../ui/icon.tsx';
import { UnreadDot } from './chat-link.tsx';
import { MobileMenuBody } from './mobile-menu-body.tsx';

const menuId = 'site-menu';

/**
 * Full-screen menu dialog up to 768 px, closed by Escape, the close button or a click on a link. Works without scripts
 * in browsers that support invoker commands; in others, the script enhance-header.ts opens it.
 */
export function MobileMenu() {
  return (
    <div className="-mr-[10px] md:hidden">
      <button
        type="button"
        className="relative inline-flex size-[44px] items-center justify-center rounded-input hover:text-clay-deep"
        aria-label="Menu"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={menuId}
      >
        <Icon name="menu" size={26} />
        <UnreadDot className="absolute top-2 right-1.5" />
      </button>
      <dialog
        id={menuId}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-linen text-ink backdrop:bg-scrim open:animate-[fade-in_160ms_var(--ease-settle)]"
      >
        <MobileMenuBody />
      </dialog>
    </div>
  );
}
