/** Result of a part of the page that loads separately: its value, or an error message. */
export type LoadedSection<Value> = { value: Value; failure: null } | { value: null; failure: string };

/** Waits for a part of the page that is already loading. Converts any error into `failure`, a sentence of the error catalogue. */
export async function toLoadedSection<Value>(
  loading: Promise<Value>,
  failure: string,
): Promise<LoadedSection<Value>> {
  try {
    return { value: await loading, failure: null };
  } catch {
    return { value: null, failure };
  }
}
