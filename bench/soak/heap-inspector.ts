import { setTimeout as pause } from 'node:timers/promises';

/** Inspects the heap of a process that runs with `--inspect`. */
export interface HeapInspector {
  /** Returns the used heap after garbage collection, in MB. */
  usedMb(): Promise<number>;
  close(): void;
}

/** Connects to the Node inspector on a port of this machine. */
export async function inspectHeap(port: number): Promise<HeapInspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const pending = new Map<number, (result: { usedSize?: number }) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: { usedSize?: number } };
    if (id !== undefined) pending.get(id)?.(result);
  };
  const call = (method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      last += 1;
      pending.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method }));
    });
  return {
    usedMb: async () => {
      await call('HeapProfiler.collectGarbage');
      await pause(50);
      return ((await call('Runtime.getHeapUsage')).usedSize ?? Number.NaN) / 2 ** 20;
    },
    close: () => socket.close(),
  };
}
