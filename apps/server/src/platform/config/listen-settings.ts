type Environment = Record<string, string | undefined>;

/** Reads the port. Defaults to 3000. */
export function readPort(env: Environment, problems: string[]): number {
  const port = Number(env.PORT || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  problems.push(`PORT is '${env.PORT}', but must be a port number`);
  return 0;
}

export function readOrigin(env: Environment, otherwise: string, problems: string[]): string {
  const text = env.PUBLIC_URL || otherwise;
  if (URL.canParse(text) && new URL(text).pathname === '/') return new URL(text).origin;
  problems.push(`PUBLIC_URL is '${text}', but must be a URL without a path, such as https://miles.example`);
  return text;
}

/** Reads which proxies are trusted for the forwarded network address. */
export function readTrustProxy(value: string | undefined): boolean | string {
  if (!value || value === 'false') return false;
  return value === 'true' ? true : value;
}

/** Reads the URL of a separate sandbox process. */
export function readSandboxUrl(env: Environment, mode: string, problems: string[]): string | null {
  const text = env.SANDBOX_URL;
  if (!text) return null;
  if (mode === 'live') problems.push('SANDBOX_URL is for demo mode only');
  if (URL.canParse(text) && new URL(text).protocol === 'http:') return new URL(text).origin;
  problems.push(`SANDBOX_URL is '${text}', but must be a URL such as http://127.0.0.1:4242`);
  return null;
}
