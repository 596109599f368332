/**
 * Calls `stop` on the first SIGINT or SIGTERM. Exits at once on a second signal, or when `stop` takes longer than
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
