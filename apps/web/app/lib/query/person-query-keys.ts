/** Prefixes of the keys of queries about a client, which several features share. */
export const personQueryKeys = {
  all: ['person'],
  /** Everything about one client. Invalidate it after a change to the client. */
  person: (personId: string) => ['person', personId],
} as const;
