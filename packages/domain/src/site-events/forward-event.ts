import type { SiteEvent } from './site-events.ts';

/** Kinds of third-party scripts, by how they receive events. */
export const analyticsKinds = ['event', 'plausible', 'data-layer'] as const;
export type AnalyticsKind = (typeof analyticsKinds)[number];

/** Name of the document event that scripts of kind 'event' listen to. Its detail is the site event. */
export const documentEventName = 'studio:event';

/** Interfaces that a third-party script provides or uses on the page. */
export interface ScriptHost {
  plausible?: (name: string, options: { props: Record<string, string> }) => void;
  dataLayer?: object[];
  dispatch: (event: SiteEvent) => void;
}

/**
 * Forwards an event to a script. 'plausible' calls `plausible(name, { props: { category, value } })`, and 'data-layer'
 * pushes `{ event: name, category, value }` to `dataLayer`. Both omit an empty value. 'event' dispatches a document
 * event.
 */
export function forwardEvent(kind: AnalyticsKind, host: ScriptHost, event: SiteEvent): void {
  const { name, category, value } = event;
  const details = { category, ...(value && { value }) };
  if (kind === 'plausible') host.plausible?.(name, { props: details });
  else if (kind === 'data-layer') host.dataLayer?.push({ event: name, ...details });
  else host.dispatch(event);
}
