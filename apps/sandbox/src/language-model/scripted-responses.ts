/** Model's response to one request. `finish` defaults to 'stop'; 'length' marks a truncated response. */
export type ModelTurn =
  | { say: string; finish?: 'stop' | 'length' }
  | { call: readonly { name: string; input: unknown }[]; say?: string }
  | { refuse: string }
  | { fault: 'status'; status: number }
  /**
   * `hold`: no response. `garbage`: an invalid response. `half`: the connection breaks midway. `stall`: the response
   * stops midway on an open connection.
   */
  | { fault: 'hold' | 'garbage' | 'half' | 'stall' };

/** Content of a request, independent of the protocol. */
export interface ModelRequest {
  tools: readonly string[];
  /** Role and text of the last message. */
  last: { role: string; text: string };
}

/** Request as received, for tests to inspect. */
export interface ReceivedRequest {
  path: string;
  body: unknown;
}

/** Prepared responses and received requests, in the memory of the process, which runs only one model sandbox. */
export interface ScriptedResponses {
  /** Queues responses, one per request. When the queue is empty, the default response applies. */
  next(...turns: ModelTurn[]): void;
  /** Sets the response to all requests without a queued one; null restores the default response. */
  always(turn: ModelTurn | null): void;
  requests: readonly ReceivedRequest[];
  /** Records a request and returns its response. */
  take(received: ReceivedRequest, request: ModelRequest): ModelTurn;
  reset(): void;
}

/** Maximum number of recorded requests. */
const maxRecordedRequests = 200;

/** Creates an empty queue of responses. `getDefaultTurn` returns the default response. */
export function createScriptedResponses(
  getDefaultTurn: (request: ModelRequest) => ModelTurn,
): ScriptedResponses {
  const queue: ModelTurn[] = [];
  const requests: ReceivedRequest[] = [];
  let defaultTurn: ModelTurn | null = null;
  return {
    next: (...turns) => void queue.push(...turns),
    always: (turn) => {
      defaultTurn = turn;
    },
    requests,
    take: (received, request) => {
      requests.push(received);
      if (requests.length > maxRecordedRequests) requests.shift();
      return queue.shift() ?? defaultTurn ?? getDefaultTurn(request);
    },
    reset: () => {
      queue.length = 0;
      requests.length = 0;
      defaultTurn = null;
    },
  };
}
