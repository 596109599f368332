export const eventCategories = ['booking', 'tour', 'newsletter', 'quiz', 'chat', 'purchase'] as const;
export type EventCategory = (typeof eventCategories)[number];

interface EventKind {
  category: EventCategory;
  /**
   * Reporter of the event. 'page': the page reports it. 'call': the server counts it when it responds to the call, and
   * no client can report it.
   */
  by: 'page' | 'call';
  /** Allowed values, the last of which stands for all others; absent when the event has no values. */
  values?: readonly [string, ...string[]];
}

const activities = ['reformer', 'mat', 'yoga', 'other'] as const;

/** All events that are counted (handbook: analytics 2). The list is closed, so nothing else can be stored. */
export const siteEvents = {
  'timetable-viewed': { category: 'booking', by: 'page' },
  'class-opened': { category: 'booking', by: 'page', values: activities },
  'place-held': { category: 'booking', by: 'call' },
  'checkout-opened': { category: 'booking', by: 'page', values: ['class', 'product'] },
  'payment-started': { category: 'booking', by: 'call' },
  'class-booked': { category: 'booking', by: 'call', values: ['card', 'without-card'] },
  'tour-opened': { category: 'tour', by: 'page' },
  'tour-booked': { category: 'tour', by: 'call' },
  'newsletter-joined': { category: 'newsletter', by: 'call' },
  'quiz-answered': { category: 'quiz', by: 'page' },
  'chat-opened': { category: 'chat', by: 'page' },
  'chat-message': { category: 'chat', by: 'page' },
  'chat-handed-over': { category: 'chat', by: 'page' },
  'purchase-begun': { category: 'purchase', by: 'call', values: ['product', 'membership'] },
  'purchase-finished': { category: 'purchase', by: 'call', values: ['product', 'membership'] },
} as const satisfies Record<string, EventKind>;

export type SiteEventName = keyof typeof siteEvents;

/** Names of events that a page reports. */
export type PageEventName = {
  [Name in SiteEventName]: (typeof siteEvents)[Name]['by'] extends 'page' ? Name : never;
}[SiteEventName];

/** Event as counted and forwarded. `value` is empty when the event has none. */
export interface SiteEvent {
  name: SiteEventName;
  category: EventCategory;
  value: string;
}

/** Maximum number of events per call. */
export const maxEventsPerCall = 20;

/** Creates an event. An unknown value becomes the last allowed one. */
export function createSiteEvent(name: SiteEventName, value = ''): SiteEvent {
  const { category, values }: EventKind = siteEvents[name];
  const allowedValue = values?.includes(value) ? value : values?.at(-1);
  return { name, category, value: allowedValue ?? '' };
}

/** Returns whether a name is that of an event that a page may report. */
export function isPageEvent(name: string): name is PageEventName {
  return Object.hasOwn(siteEvents, name) && siteEvents[name as SiteEventName].by === 'page';
}

/**
 * Milliseconds for which an event is recent. Older events aren't counted, so that a booking isn't counted again
 * whenever a page shows it.
 */
const recentForMs = 3_600_000;

/** Returns whether an event is recent. `at` is the ISO instant of the event, 'now', or null if it didn't happen. */
export function isRecentEvent(at: string | null, now: Date): boolean {
  return at === 'now' || (at !== null && Math.abs(now.getTime() - Date.parse(at)) <= recentForMs);
}
