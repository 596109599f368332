/** One part of a page that is loaded on its own: what it shows, or the sentence that says that it could not be. */
export type LoadedSection<Value> = { value: Value; failure: null } | { value: null; failure: string };

/** Waits for a part. A failure stays in the part and says `failure`, a sentence of the catalogue. */
export async function loadSection<Value>(
  loading: Promise<Value>,
  failure: string,
): Promise<LoadedSection<Value>> {
  try {
    return { value: await loading, failure: null };
  } catch {
    return { value: null, failure };
  }
}
