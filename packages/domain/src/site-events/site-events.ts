/** What an event belongs to. */
export const eventCategories = ['booking', 'tour', 'newsletter', 'quiz', 'chat', 'purchase'] as const;
export type EventCategory = (typeof eventCategories)[number];

interface EventKind {
  category: EventCategory;
  /**
   * Who knows that it has happened: 'page', which reports it, or 'call', one of the server's own calls, which counts it
   * where it is answered. Nobody can report the second kind.
   */
  by: 'page' | 'call';
  /** The values that it may have, the last for all others; none when there are no values. */
  values?: readonly [string, ...string[]];
}

const activities = ['reformer', 'mat', 'yoga', 'other'] as const;

/** Everything that is counted of a visit (handbook: analytics 2): a closed list, so that nothing else can be kept. */
export const siteEvents = {
  'timetable-viewed': { category: 'booking', by: 'page' },
  'class-opened': { category: 'booking', by: 'page', values: activities },
  'place-held': { category: 'booking', by: 'call' },
  'checkout-opened': { category: 'booking', by: 'page', values: ['class', 'product'] },
  'payment-begun': { category: 'booking', by: 'call' },
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

/** The events that a page reports. */
export type PageEventName = {
  [Name in SiteEventName]: (typeof siteEvents)[Name]['by'] extends 'page' ? Name : never;
}[SiteEventName];

/** One event, as it is counted and handed on. `value` is empty where the event has none. */
export interface SiteEvent {
  name: SiteEventName;
  category: EventCategory;
  value: string;
}

/** Events that a page reports in one call at most. */
export const maxEvents = 20;

/** Makes an event: a value that it may not have becomes the last of those that it may. */
export function createSiteEvent(name: SiteEventName, value = ''): SiteEvent {
  const { category, values }: EventKind = siteEvents[name];
  const known = values?.includes(value) ? value : values?.at(-1);
  return { name, category, value: known ?? '' };
}

/** Whether something is the name of an event that a page may report. */
export function isPageEvent(name: string): name is PageEventName {
  return Object.hasOwn(siteEvents, name) && siteEvents[name as SiteEventName].by === 'page';
}

/** An answer tells of something new for an hour: what was booked on another day is not counted again when it is looked at. */
const newForMs = 3_600_000;

/** Whether what happened at an instant, as ISO, or 'now', is new; null is what has not happened. */
export function isRecentEvent(at: string | null, now: Date): boolean {
  return at === 'now' || (at !== null && Math.abs(now.getTime() - Date.parse(at)) <= newForMs);
}
