/** Returns a line for each rule that is violated. */
export function listViolations(subject: string, rules: [wrong: boolean, what: string][]): string[] {
  return rules.filter(([wrong]) => wrong).map(([, what]) => `${subject} ${what}`);
}
