type Show = (sentence: string) => void;

let show: Show | null = null;
const waiting: string[] = [];

/** Shows a short announcement. Queues it until `setAnnouncer` has registered how to show one. */
export function announce(sentence: string): void {
  if (show) show(sentence);
  else waiting.push(sentence);
}

/** Registers how announcements are shown, and shows the queued ones. */
export function setAnnouncer(shown: Show): void {
  show = shown;
  for (const sentence of waiting.splice(0)) shown(sentence);
}
