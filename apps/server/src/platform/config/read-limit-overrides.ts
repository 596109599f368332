type Environment = Record<string, string | undefined>;

const most = 1_000_000;

/**
 * Reads the overrides of several limits, which are integers from 1. Returns only overrides that are set. A setting with
 * this prefix that names no limit is a typo, so it is added to the problems.
 */
export function readLimitOverrides<Name extends string>(
  env: Environment,
  prefix: string,
  names: readonly Name[],
  problems: string[],
): Partial<Record<Name, number>> {
  const settings = new Set(names.map((name) => toSettingName(prefix, name)));
  for (const setting of Object.keys(env)) {
    if (setting.startsWith(prefix) && !settings.has(setting))
      problems.push(`${setting} is not a known limit`);
  }
  const maxima: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const max = readMax(env, toSettingName(prefix, name), problems);
    if (max !== null) maxima[name] = max;
  }
  return maxima;
}

/** Returns the setting of a limit: 'LIMIT_HOLDS_PER_CLIENT' for 'holdsPerClient'. */
export const toSettingName = (prefix: string, name: string): string =>
  prefix + name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

function readMax(env: Environment, setting: string, problems: string[]): number | null {
  const value = env[setting];
  if (!value) return null;
  const max = Number(value);
  if (Number.isInteger(max) && max >= 1 && max <= most) return max;
  problems.push(`${setting} is '${value}', but must be a whole number from 1 to ${most}`);
  return null;
}
