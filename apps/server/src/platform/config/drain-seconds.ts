/**
 * Reads how long a stopping process continues to serve requests while `/readyz` already reports that it is not ready,
 * so that load balancers notice. Defaults to 5 seconds, in demo mode to 0. The maximum is 60.
 */
export function readDrainSeconds(
  env: Record<string, string | undefined>,
  mode: 'demo' | 'live',
  problems: string[],
): number {
  const seconds = Number(env.DRAIN_SECONDS || (mode === 'live' ? 5 : 0));
  if (seconds >= 0 && seconds <= 60) return seconds;
  problems.push(`DRAIN_SECONDS is '${env.DRAIN_SECONDS}', but has to be a number from 0 to 60`);
  return 0;
}
