import { importFailedEvent, importRecoveredEvent } from '@studio/islands/import-with-retry';

/**
 * Shows a notice while scripts of parts of the page keep failing to load, so that these parts don't stay silent. The
 * notice needs no script of its own, because that could fail as well.
 */
export function watchMissingScripts(): void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className =
    'on-dark fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl rounded-card bg-pine px-5 py-4 text-ui text-chalk shadow-2';
  let missing = 0;
  const update = (change: number) => {
    missing += change;
    if (missing <= 0) return notice.remove();
    notice.textContent =
      'Part of this page hasn’t loaded. We’ll keep trying. Check your connection, then reload the page.';
    document.body.append(notice);
  };
  addEventListener(importFailedEvent, () => update(1));
  addEventListener(importRecoveredEvent, () => update(-1));
}
