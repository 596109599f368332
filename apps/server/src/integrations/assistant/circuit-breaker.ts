/** How many failures in a row are enough, and for how long the model is then left alone. */
const failuresToRest = 3;
const restMs = 60_000;

/** Keeps questions away from a model that keeps failing. One for each process. */
export interface CircuitBreaker {
  rests(now: Date): boolean;
  worked(): void;
  failed(now: Date): void;
}

/** After a rest one more failure is enough for the next. */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    rests: (now) => now.getTime() < restsUntil,
    worked: () => {
      failures = 0;
    },
    failed: (now) => {
      failures += 1;
      if (failures >= failuresToRest) restsUntil = now.getTime() + restMs;
    },
  };
}
