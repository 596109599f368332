/**
 * How long a process that was asked to stop goes on serving while it says at `/readyz` that it is not to be asked any more:
 * long enough for whoever shares out requests to hear it. 5 seconds, in demo mode none; 60 at most.
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
