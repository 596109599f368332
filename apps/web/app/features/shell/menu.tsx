import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onServer, Served } from '../../lib/served.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MenuBody } from './menu-body.tsx';

const menuId = 'site-menu';

/**
 * The menu of phones, up to 768 px: a dialog over the whole screen, closed by Escape, the cross or a choice. What is
 * in it was served with the page and needs no script.
 */
export function Menu({ withAbout }: { withAbout: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key: page } = useLocation();
  useEffect(() => {
    if (page) dialog.current?.close();
  }, [page]);
  useEffect(() => {
    const wide = matchMedia('(min-width: 48.0625rem)');
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <div className="-mr-2.5 md:hidden">
      <button
        type="button"
        className="inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep"
        aria-label="Menu"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={menuId}
        // For browsers that know no commands yet.
        onClick={({ currentTarget }) => 'command' in currentTarget || dialog.current?.showModal()}
      >
        <Icon name="menu" size={26} />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-linen text-ink backdrop:bg-scrim open:animate-[fade-in_160ms_var(--ease-settle)]"
      >
        <Served>{onServer && <MenuBody withAbout={withAbout} />}</Served>
      </dialog>
    </div>
  );
}
