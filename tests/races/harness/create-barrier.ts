/**
 * Creates a barrier: calls wait until `count` of them have arrived, and later calls pass at once. Control tests call it
 * between read and write, so that they don't depend on the machine's scheduling.
 */
export function createBarrier(count: number): () => Promise<void> {
  const met = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === count) met.resolve();
    return met.promise;
  };
}
