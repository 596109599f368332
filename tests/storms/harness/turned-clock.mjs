/**
 * Preloaded by `--import` into a process of the storms: its clock is off by CLOCK_OFF_MINUTES from the first line on. The
 * product knows no such setting; only what asks for the time of day is turned, as on a machine whose clock is wrong.
 */
const offMs = Number(process.env.CLOCK_OFF_MINUTES ?? 0) * 60_000;
const RightDate = Date;

globalThis.Date = class Date extends RightDate {
  /** @param {[] | [number | string | Date]} given */
  constructor(...given) {
    if (given.length === 0) super(RightDate.now() + offMs);
    // @ts-expect-error: passed on as they came, for which the type has no words.
    else super(...given);
  }

  static now() {
    return RightDate.now() + offMs;
  }
};
