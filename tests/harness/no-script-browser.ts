/** Browser without scripts. It stores cookies of one site and follows no redirects. */
export class NoScriptBrowser {
  private readonly cookies = new Map<string, string>();

  /** Cookies by name. */
  get storedCookies(): ReadonlyMap<string, string> {
    return this.cookies;
  }

  get(address: string | URL, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(address, { headers });
  }

  /** Submits a form as a page of the same site does, unless `headers` say otherwise. */
  post(
    address: string | URL,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { origin } = new URL(address);
    return this.send(address, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin, ...headers },
    });
  }

  private async send(address: string | URL, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
