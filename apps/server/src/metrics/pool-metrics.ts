import { Gauge, Histogram, type Registry } from 'prom-client';

/** Database connection pool, with the counts that the metrics read. */
export interface PoolStatus {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  connect: (...callback: never[]) => unknown;
}

/**
 * Measures the size of the connection pool and the wait for a connection. Every query calls `connect`, so wrapping
 * `connect` is enough.
 */
export function instrumentPool(pool: PoolStatus, registry: Registry): void {
  const registers = [registry];
  const connections = new Gauge({
    name: 'studio_pool_connections',
    help: 'Connections to the database',
    labelNames: ['state'],
    registers,
    collect() {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
    },
  });
  const waiting: Gauge = new Gauge({
    name: 'studio_pool_waiting',
    help: 'Queries waiting for a connection',
    registers,
    collect: () => waiting.set(pool.waitingCount),
  });
  const seconds = new Histogram({
    name: 'studio_pool_wait_seconds',
    help: 'Time spent waiting for a database connection, in seconds',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
    registers,
  });
  const connect = pool.connect.bind(pool) as (callback?: Done) => unknown;
  pool.connect = ((callback?: Done) => {
    const stop = seconds.startTimer();
    if (callback) {
      return connect((...result) => {
        stop();
        callback(...result);
      });
    }
    return (connect() as Promise<unknown>).finally(() => stop());
  }) as PoolStatus['connect'];
}

type Done = (...result: unknown[]) => void;
