export type EventHandler = (event?: unknown) => void;

/** Creates an event emitter. An error in one handler doesn't stop the others. */
export function createEmitter() {
  const handlers = new Map<string, Set<EventHandler>>();
  return {
    on(type: string, handler: EventHandler): void {
      handlers.set(type, (handlers.get(type) ?? new Set()).add(handler));
    },
    off(type: string, handler?: EventHandler): void {
      if (handler) handlers.get(type)?.delete(handler);
      else handlers.delete(type);
    },
    emit(type: string, event: unknown): void {
      for (const handler of [...(handlers.get(type) ?? [])]) {
        try {
          handler(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}

export interface EventSubscriptions<T> {
  on(type: string, handler: EventHandler): T;
  once(type: string, handler: EventHandler): T;
  off(type: string, handler?: EventHandler): T;
}

/** Creates an element's methods `on`, `once` and `off`, which return the element. */
export function createSubscriptions<T>(
  events: ReturnType<typeof createEmitter>,
  self: () => T,
): EventSubscriptions<T> {
  return {
    on(type, handler) {
      events.on(type, handler);
      return self();
    },
    once(type, handler) {
      const first: EventHandler = (event) => {
        events.off(type, first);
        handler(event);
      };
      events.on(type, first);
      return self();
    },
    off(type, handler) {
      events.off(type, handler);
      return self();
    },
  };
}
