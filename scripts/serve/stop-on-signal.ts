/**
 * Stops in order on the first signal, and immediately on the second. Aborts a stop that takes longer than
 * `withinSeconds`.
 */
export function stopOnSignal(stop: () => Promise<void>, withinSeconds: number): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), withinSeconds * 1000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
