import type { AssistantTools } from '../../../integrations/assistant/port.ts';
import { selectTrimesterText } from '../parsing/pregnancy.ts';

/**
 * Returns from when on a pregnancy Prenatal Reformer is suitable, as the studio says. Null in a studio that has renamed
 * or archived this class, where the sentence wouldn't fit.
 */
export async function findReformerSuitability(tools: AssistantTools): Promise<string | null> {
  const { classTypes } = await tools.studio();
  if (!classTypes.some(({ id, title }) => id === 'prenatal-reformer' && title === 'Prenatal Reformer'))
    return null;
  const found = await tools.passage('suits:prenatal-reformer');
  return found && selectTrimesterText(found.text);
}
