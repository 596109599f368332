/**
 * Measures how many times longer a parser takes for an input four times as long. The result is about 4 for linear and
 * 16 for quadratic time. Uses the thread's CPU time over many rounds, so that a busy machine hardly matters. Returns 1
 * if the parser is too fast to measure.
 */
export function measureGrowth(
  parse: (input: string) => unknown,
  worst: (length: number) => string,
  length: number,
): number {
  const [short, long] = [worst(length), worst(4 * length)];
  // The first call compiles the parser. The fastest of the three calls shows whether it takes long enough to measure.
  const tried = Array.from({ length: 3 }, () => timeOf(performance.now.bind(performance), () => parse(long)));
  if (Math.min(...tried) < measurableMs) return 1;
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > maxLinearGrowth; attempt += 1) {
    least = Math.min(least, measureRatio(parse, short, long));
  }
  return least;
}

function measureRatio(parse: (input: string) => unknown, short: string, long: string): number {
  let [shortMs, longMs] = [0, 0];
  for (let round = 0; round < mostRounds && shortMs + longMs < longEnoughMs; round += 1) {
    longMs += timeOf(threadMs, () => parse(long));
    shortMs += timeOf(threadMs, () => {
      for (let time = 0; time < 4; time += 1) parse(short);
    });
  }
  return (4 * longMs) / Math.max(shortMs, 1);
}

/** Maximum growth of a linear parser. It is between 4 and 16, and above the noise of the measurement. */
export const maxLinearGrowth = 9;

const measurableMs = 15;
/** Minimum CPU time of a measurement in milliseconds, because the system measures in steps of a few milliseconds. */
const longEnoughMs = 80;
const mostRounds = 40;

/** Returns this thread's CPU time in milliseconds, without waiting time. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function timeOf(clock: () => number, work: () => unknown): number {
  const started = clock();
  work();
  return clock() - started;
}
