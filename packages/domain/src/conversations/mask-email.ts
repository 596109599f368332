/** Masks the middle of an email address, so that only its owner recognises it, as in 'm…a@example.org'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  const [first = ''] = name;
  return `${first}…${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}
