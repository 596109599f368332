import { toastContainerId } from './toast-container.tsx';

const shownForMs = 6000;

let leaving: ReturnType<typeof setTimeout> | undefined;

const keptKey = 'toast';

/** Saves a message that the next page of this tab shows once its scripts run. */
export function saveToastForNextPage(sentence: string): void {
  try {
    sessionStorage.setItem(keptKey, sentence);
  } catch {
    // Storage is blocked: the message is lost.
  }
}

export function showSavedToast(): void {
  try {
    const sentence = sessionStorage.getItem(keptKey);
    sessionStorage.removeItem(keptKey);
    if (sentence) showToast(sentence);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Shows a short confirmation in the corner for six seconds or until closed. Screen readers announce it politely. Don't
 * use it for anything that must be read or acted on.
 */
export function showToast(sentence: string): void {
  const place = document.getElementById(toastContainerId);
  const words = place?.firstElementChild;
  if (!place || !words) return;
  clearTimeout(leaving);
  if (place.matches(':popover-open')) place.hidePopover();
  place.showPopover();
  // Screen readers announce changes in a live region, but not text that appears together with it.
  words.textContent = '';
  requestAnimationFrame(() => {
    words.textContent = sentence;
  });
  const leave = () => {
    if (place.matches(':hover, :focus-within')) leaving = setTimeout(leave, shownForMs / 2);
    else place.hidePopover();
  };
  leaving = setTimeout(leave, shownForMs);
}
