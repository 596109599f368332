import { toastContainerId } from './saved-toast.ts';

const shownForMs = 6000;

let hideTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a short confirmation in the corner for six seconds, longer while it is hovered or focused, or until it is
 * closed. Screen readers announce it politely. Don't use it for anything that users must read or act on.
 */
export function showToast(message: string): void {
  const container = document.getElementById(toastContainerId);
  const textElement = container?.firstElementChild;
  if (!container || !textElement) return;
  clearTimeout(hideTimer);
  if (container.matches(':popover-open')) container.hidePopover();
  container.showPopover();
  // Clears the text first, because screen readers don't announce text that appears together with a live region.
  textElement.textContent = '';
  requestAnimationFrame(() => {
    textElement.textContent = message;
  });
  const hide = () => {
    if (container.matches(':hover, :focus-within')) hideTimer = setTimeout(hide, shownForMs / 2);
    else container.hidePopover();
  };
  hideTimer = setTimeout(hide, shownForMs);
}
