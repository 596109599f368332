/**
 * Preloaded by `--import` into a process of the storms: its clock is off by CLOCK_OFF_MINUTES from the first line on. The
 * product knows no such setting; only what asks for the time of day is turned, as on a machine whose clock is wrong.
 */
const offMs = Number(process.env.CLOCK_OFF_MINUTES ?? 0) * 60_000;
const rightNow = Date.now;
const now = () => rightNow() + offMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
