/**
 * Where those who look first and write afterwards stand until so many of them have looked, so that a control never
 * depends on how the machine shares out its time. Whoever comes later passes at once.
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
