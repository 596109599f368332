type Show = (sentence: string) => void;

let show: Show | null = null;
const waiting: string[] = [];

/** Tells people a sentence in passing, as soon as the page can show it; `setAnnouncer` says how. */
export function announce(sentence: string): void {
  if (show) show(sentence);
  else waiting.push(sentence);
}

/** Sets how sentences are shown, and shows those that have waited for it. */
export function setAnnouncer(shown: Show): void {
  show = shown;
  for (const sentence of waiting.splice(0)) shown(sentence);
}
