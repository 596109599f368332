import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { type ApiResult, type Caller, createCaller } from '../../tests/races/harness/api-client.ts';
import { guestDetails } from '../../tests/races/harness/checkout-browser.ts';
import { payIntent } from '../../tests/races/harness/provider-sandbox.ts';
import type { StudioProcess } from '../../tests/races/harness/studio-process.ts';
import { logInAndRefresh } from './log-in-and-refresh.ts';

/** State of a booking according to the last response to its user. It must still be true at the end. */
export interface ExpectedBooking {
  browser: Pick<Caller, 'clientId' | 'sessionId'>;
  bookingId: string;
  intentId: string;
  classId: string;
  status: 'CONFIRMED' | 'CANCELLED';
}

/** Simulated users who browse, book, move, cancel and log in until they are stopped. */
export interface SimulatedUsers {
  promised: readonly ExpectedBooking[];
  /** Returns how often each call got each status since the last call of this function, by keys like `hold 200`. */
  takeCounts(): Record<string, number>;
  /** All failures since the start, in words. */
  failures: readonly string[];
  stop(): Promise<void>;
}

type ProcessSelector = () => StudioProcess;

/** Starts the simulated users. `getProcess` chooses the process of every call. */
export function startSimulatedUsers(count: number, getProcess: ProcessSelector): SimulatedUsers {
  const users = new UserGroup(getProcess);
  const all = Promise.all(Array.from({ length: count }, (_, number) => users.live(number)));
  return {
    promised: users.promised,
    failures: users.failures,
    takeCounts: () => users.takeCounts(),
    stop: async () => {
      users.over = true;
      await all;
    },
  };
}

class UserGroup {
  over = false;
  readonly promised: ExpectedBooking[] = [];
  readonly failures: string[] = [];
  #counts: Record<string, number> = {};
  readonly #where: ProcessSelector;

  constructor(getProcess: ProcessSelector) {
    this.#where = getProcess;
  }

  takeCounts(): Record<string, number> {
    const counts = this.#counts;
    this.#counts = {};
    return counts;
  }

  async live(number: number): Promise<void> {
    for (let round = number; !this.over; round++) {
      try {
        await this.#comeBy(round);
      } catch (error) {
        // No process responded at all.
        this.#countResponse('no response', 0, String(error));
        await sleep(200);
      }
    }
  }

  async #comeBy(round: number): Promise<void> {
    const { clientId, sessionId } = createCaller(this.#where().url);
    const call: Call = (path, fields) =>
      this.#ask(path, createCaller(this.#where().url, { clientId, sessionId }).call(path, fields));
    await this.#read('/classes');
    const slot = await this.#findClass(call, round);
    const promised = slot && (await this.#book(call, slot.classId, { clientId, sessionId }));
    if (promised) await this.#moveOrCancel(call, promised, round);
    this.#countResponse('log in', ...(await logInAndRefresh(this.#where, round)));
  }

  /** Returns a paid class in four to thirteen days, which can be moved and refunded. */
  async #findClass(call: Call, round: number) {
    const date = addDays(new Date().toISOString().slice(0, 10), 4 + (round % 10));
    const { body } = await call(paths.availability, { date });
    const slots = (body.slots ?? []) as { classId: string; capacityLeft: number; price: { final: number } }[];
    const open = slots.filter(({ capacityLeft, price }) => capacityLeft > 0 && price.final > 0);
    return open[round % Math.max(open.length, 1)];
  }

  async #book(
    call: Call,
    classId: string,
    browser: ExpectedBooking['browser'],
  ): Promise<ExpectedBooking | null> {
    const { holdId } = (await call(paths.hold, { classId, places: 1 })).body;
    if (!holdId) return null;
    const intent = await call(paths.createIntent, { classId, holdId, customer: guestDetails });
    const intentId = String(intent.body.paymentIntentId ?? '');
    if (!intentId) return null;
    await payIntent(this.#where(), intentId);
    const { body } = await call(paths.confirmPayment, { paymentIntentId: intentId, classId });
    if (!body.bookingId) return null;
    const promised: ExpectedBooking = {
      browser,
      classId,
      intentId,
      bookingId: String(body.bookingId),
      status: 'CONFIRMED',
    };
    this.promised.push(promised);
    return promised;
  }

  /** Keeps one of three bookings, moves one and cancels one. */
  async #moveOrCancel(call: Call, promised: ExpectedBooking, round: number): Promise<void> {
    const { bookingId } = promised;
    if (round % 3 === 1) {
      const options = (await call(paths.moveOptions, { bookingId })).body.classes as { classId: string }[];
      const to = options?.[round % Math.max(options.length, 1)];
      if (!to) return;
      const moved = await call(paths.move, { bookingId, classId: to.classId });
      if (moved.status === 200) promised.classId = to.classId;
    }
    if (round % 3 === 2) {
      const cancelled = await call(paths.cancel, { bookingId });
      if (cancelled.status === 200) promised.status = 'CANCELLED';
    }
  }

  async #read(path: string): Promise<void> {
    const response = await fetch(`${this.#where().url}${path}`);
    await response.arrayBuffer();
    this.#countResponse(path, response.status);
  }

  async #ask(path: string, pending: Promise<ApiResult>): Promise<ApiResult> {
    const response = await pending;
    this.#countResponse(path, response.status, `${response.body.code}: ${response.body.message}`);
    return response;
  }

  /**
   * Counts a response. 409 is acceptable, because another user may have taken the last place. Any other status except
   * 200 is a failure.
   */
  #countResponse(label: string, status: number, detail = ''): void {
    const key = `${label} ${status}`;
    this.#counts[key] = (this.#counts[key] ?? 0) + 1;
    if (status !== 200 && status !== 409) this.failures.push(`${key} ${detail}`.trim());
  }
}

type Call = (path: Parameters<Caller['call']>[0], fields?: Record<string, unknown>) => Promise<ApiResult>;
