/**
 * Restarts processes in turn. Restarts each one only while all others are ready, and waits until it's ready again.
 *
 * @typedef {{ restart: () => Promise<void>, isReady: () => Promise<boolean> }} OneProcess
 * @param {OneProcess[]} processes
 * @param {number} withinMs time limit for a process to be ready again
 */
export async function performRollingRestart(processes, withinMs = 120_000) {
  for (const current of processes) {
    for (const other of processes) if (other !== current) await waitUntilReady(other, withinMs);
    await current.restart();
    await waitUntilReady(current, withinMs);
  }
}

/**
 * @param {OneProcess} process
 * @param {number} withinMs
 */
async function waitUntilReady({ isReady }, withinMs) {
  const until = Date.now() + withinMs;
  // Requires two successes in a row, so that the load balancer has also noticed that the process is ready.
  for (let times = 0; times < 2; ) {
    if (await isReady()) times++;
    else times = 0;
    if (Date.now() > until)
      throw new Error('A process was not ready in time. The remaining processes were not restarted.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * @param {number | string} port
 * @returns {Promise<boolean>} whether the process at a port of this machine accepts requests
 */
export async function isProcessReady(port) {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).catch(
    () => null,
  );
  return response?.ok ?? false;
}
