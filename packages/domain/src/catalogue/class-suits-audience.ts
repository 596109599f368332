/** Who somebody is who looks for a class. */
export type ClassAudience = 'everyone' | 'new' | 'returning' | 'regular' | 'pregnant' | 'women';

/** What decides whom a class is for. */
export interface AudienceCriteria {
  difficulty: string;
  tags: readonly string[];
}

const easy: readonly string[] = ['Beginner Friendly', 'Gentle'];
const open: readonly string[] = ['All Levels', 'Beginner Friendly'];

/**
 * Whether a class is named to somebody. Prenatal and female-only classes are named to those they are made for; whoever
 * practises is not sent to beginners' hours, and beginners not to those for people who practise.
 */
export function isClassForAudience(audience: ClassAudience, { difficulty, tags }: AudienceCriteria): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'pregnant') return tags.includes('prenatal');
  if (audience === 'women') return tags.includes('female-only');
  if (tags.includes('prenatal') || tags.includes('female-only')) return false;
  if (audience === 'new') return easy.includes(difficulty);
  if (audience === 'returning') return open.includes(difficulty);
  return !easy.includes(difficulty);
}
