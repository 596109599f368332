/** Kinds of visitors who look for a class. */
export type SuggestionAudience = 'everyone' | 'new' | 'returning' | 'regular' | 'pregnant' | 'women';

/** Fields of a class that decide which audiences it suits. */
export interface AudienceCriteria {
  difficulty: string;
  tags: readonly string[];
}

const easy: readonly string[] = ['Beginner Friendly', 'Gentle'];
const open: readonly string[] = ['All Levels', 'Beginner Friendly'];

/**
 * Returns whether to suggest a class to an audience: any class to 'everyone', only prenatal ones to 'pregnant', and only
 * female-only ones to 'women'. The others get neither: 'new' only the levels Beginner Friendly and Gentle, 'returning'
 * only All Levels and Beginner Friendly, and 'regular' all levels but Beginner Friendly and Gentle.
 */
export function shouldSuggestToAudience(
  audience: SuggestionAudience,
  { difficulty, tags }: AudienceCriteria,
): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'pregnant') return tags.includes('prenatal');
  if (audience === 'women') return tags.includes('female-only');
  if (tags.includes('prenatal') || tags.includes('female-only')) return false;
  if (audience === 'new') return easy.includes(difficulty);
  if (audience === 'returning') return open.includes(difficulty);
  return !easy.includes(difficulty);
}
