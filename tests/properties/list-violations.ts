/** What is wrong about a subject, in words. */
export function listViolations(subject: string, rules: [wrong: boolean, what: string][]): string[] {
  return rules.filter(([wrong]) => wrong).map(([, what]) => `${subject} ${what}`);
}
