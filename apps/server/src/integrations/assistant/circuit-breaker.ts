/** Consecutive failures that open the breaker, and how long it stays open. */
const failuresToRest = 3;
const restMs = 60_000;

/** Stops requests to a model that keeps failing. One per process. */
export interface CircuitBreaker {
  rests(now: Date): boolean;
  worked(): void;
  failed(now: Date): void;
}

/** Creates a breaker. After a pause, a single failure opens it again. */
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
