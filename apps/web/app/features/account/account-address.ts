/** An address of the account screens that carries whom it is about. */
export function addressFor(path: string, email: string): string {
  return `${path}?${new URLSearchParams({ email })}`;
}

/** The e-mail address that a page was opened for; empty when it names none. A plus written plainly is meant as one. */
export function emailOfAddress(search: URLSearchParams): string {
  return (search.get('email') ?? '').trim().replaceAll(' ', '+');
}
