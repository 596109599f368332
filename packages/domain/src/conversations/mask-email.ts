/** An address with its middle hidden, so that its owner knows it again and nobody learns it: 'm…a@example.org'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  const [first = ''] = name;
  return `${first}…${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}
