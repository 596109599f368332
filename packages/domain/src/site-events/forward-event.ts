import type { SiteEvent } from './site-events.ts';

/** How a script of others is told of an event. */
export const analyticsKinds = ['event', 'plausible', 'data-layer'] as const;
export type AnalyticsKind = (typeof analyticsKinds)[number];

/** The name of the event of the document that scripts of kind 'event' listen to; its detail is the event. */
export const documentEventName = 'studio:event';

/** What a script of others finds on the page, or has put there. */
export interface ScriptHost {
  plausible?: (name: string, options: { props: Record<string, string> }) => void;
  dataLayer?: object[];
  dispatch: (event: SiteEvent) => void;
}

/**
 * Tells a script: 'plausible' by calling `plausible(name, { props: { category, value } })`, 'data-layer' by an entry
 * `{ event: name, category, value }` of `dataLayer`, 'event' by an event of the document. A value is left out when there is none.
 */
export function forwardEvent(kind: AnalyticsKind, place: ScriptHost, event: SiteEvent): void {
  const { name, category, value } = event;
  const facts = { category, ...(value && { value }) };
  if (kind === 'plausible') place.plausible?.(name, { props: facts });
  else if (kind === 'data-layer') place.dataLayer?.push({ event: name, ...facts });
  else place.dispatch(event);
}
