/**
 * Preloaded into a server with `--import`: sets its clock off by CLOCK_OFF_MINUTES from the first line.
 * The product has no such setting. Only the time of day changes, as on a machine with a wrong clock.
 */
const offMs = Number(process.env.CLOCK_OFF_MINUTES ?? 0) * 60_000;
const rightNow = Date.now;
const now = () => rightNow() + offMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
