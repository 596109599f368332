/**
 * Builds an SQL expression for the id of a payer or buyer in the staff tools: found by account, by the placeholder id
 * of a guest, or else by email address. Null when no one matches. `memberId` and `email` are SQL expressions; the
 * branch is parameter $1.
 */
export function buildPersonIdSql(memberId: string, email: string): string {
  const find = (condition: string) =>
    `(SELECT coalesce(q.merged_into, q.id) FROM people q WHERE q.branch_id = $1 AND ${condition})`;
  return `coalesce(
    ${find(`q.member_id = ${memberId}`)},
    ${find(`q.id = substring(${memberId} from '^person:([0-9a-f-]{36})$')::uuid`)},
    ${find(`q.email_key = lower(trim(${email}))`)})`;
}
