/**
 * Shifts the clock of a server by CLOCK_OFF_MINUTES. It is loaded with `--import` before the server's own code, because
 * the product has no such setting. Only the time of day changes, as on a machine with a wrong clock.
 */
const offsetMs = Number(process.env.CLOCK_OFF_MINUTES ?? 0) * 60_000;
const realNow = Date.now;
const now = () => realNow() + offsetMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
