/** Number of consecutive failures that open the breaker. */
const failureThreshold = 3;
/** Time for which the breaker stays open. */
const cooldownMs = 60_000;

/** Stops requests to a model that keeps failing. Each process has one. */
export interface CircuitBreaker {
  isOpen(now: Date): boolean;
  succeeded(): void;
  failed(now: Date): void;
}

/** Creates a circuit breaker. After a pause, a single failure opens it again. */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: (now) => now.getTime() < openUntil,
    succeeded: () => {
      failures = 0;
    },
    failed: (now) => {
      failures += 1;
      if (failures >= failureThreshold) openUntil = now.getTime() + cooldownMs;
    },
  };
}
