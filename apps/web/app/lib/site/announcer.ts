type Announcer = (message: string) => void;

let show: Announcer | null = null;
const waiting: string[] = [];

/** Shows a short announcement. Queues it until `setAnnouncer` has registered a function that shows it. */
export function announce(message: string): void {
  if (show) show(message);
  else waiting.push(message);
}

/** Registers the function that shows announcements, and shows the queued ones. */
export function setAnnouncer(shown: Announcer): void {
  show = shown;
  for (const message of waiting.splice(0)) shown(message);
}
