/** One answer of the model to one request. `finish` is 'stop' unless told; 'length' is an answer cut short. */
export type ModelTurn =
  | { say: string; finish?: 'stop' | 'length' }
  | { call: readonly { name: string; input: unknown }[]; say?: string }
  | { refuse: string }
  | { fault: 'status'; status: number }
  /** `hold`: nothing comes. `garbage`: what comes is no answer. `half`: the line breaks in the middle; `stall`: it goes silent. */
  | { fault: 'hold' | 'garbage' | 'half' | 'stall' };

/** What a request says, in either protocol. */
export interface ModelRequest {
  tools: readonly string[];
  /** Who has spoken last, and what. */
  last: { role: string; text: string };
}

/** A request as it came, for looking at. */
export interface ReceivedRequest {
  path: string;
  body: unknown;
}

/** What the stand-in will say, and what it has been asked. In memory: one process, one stand-in. */
export interface ModelScript {
  /** These are the next answers, one for each request. Then it goes on by itself. */
  next(...turns: ModelTurn[]): void;
  /** Every answer that is not told by `next`; null: by itself again. */
  always(turn: ModelTurn | null): void;
  requests: readonly ReceivedRequest[];
  /** Takes a request down and gives the answer to it. */
  take(received: ReceivedRequest, asked: ModelRequest): ModelTurn;
  forget(): void;
}

/** How many requests are remembered. */
const remembered = 200;

/** `byItself` answers what nobody has told it an answer to. */
export function createModelScript(byItself: (asked: ModelRequest) => ModelTurn): ModelScript {
  const queue: ModelTurn[] = [];
  const requests: ReceivedRequest[] = [];
  let standing: ModelTurn | null = null;
  return {
    next: (...turns) => void queue.push(...turns),
    always: (turn) => {
      standing = turn;
    },
    requests,
    take: (received, asked) => {
      requests.push(received);
      if (requests.length > remembered) requests.shift();
      return queue.shift() ?? standing ?? byItself(asked);
    },
    forget: () => {
      queue.length = 0;
      requests.length = 0;
      standing = null;
    },
  };
}
