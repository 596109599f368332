import { toastContainerId } from './toast-container.tsx';

const shownForMs = 6000;

let leaving: ReturnType<typeof setTimeout> | undefined;

const keptKey = 'toast';

/** Keeps a sentence for the next document of this tab, which says it once its scripts run. */
export function saveToastForNextPage(sentence: string): void {
  try {
    sessionStorage.setItem(keptKey, sentence);
  } catch {
    // A browser that keeps nothing says nothing.
  }
}

/** Says what the document before has kept. */
export function showSavedToast(): void {
  try {
    const sentence = sessionStorage.getItem(keptKey);
    sessionStorage.removeItem(keptKey);
    if (sentence) showToast(sentence);
  } catch {
    // Nor does it here.
  }
}

/**
 * Says in passing that something was done: one sentence in the corner, above everything, for six seconds or until it
 * is closed; a screen reader reads it when there is time. Nothing that must be read or acted on belongs in it.
 */
export function showToast(sentence: string): void {
  const place = document.getElementById(toastContainerId);
  const words = place?.firstElementChild;
  if (!place || !words) return;
  clearTimeout(leaving);
  if (place.matches(':popover-open')) place.hidePopover();
  place.showPopover();
  // What appears together with its region is not announced; what changes in it is.
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
