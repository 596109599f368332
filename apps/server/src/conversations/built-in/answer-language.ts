import { askForPerson } from '@studio/domain/conversations/conversation';
import { say, waysToAsk } from './replies.ts';
import type { Subject } from './subject.ts';

/** Small words that English does not have, of the languages that are most often written here. */
const foreign =
  /\b(der|die|das|und|ist|ich|eine?|wie|was|kostet|haben|gibt|wann|hay|clases|manana|cuanto|cuesta|donde|quiero|puedo|gracias|hola|est|vous|avez|combien|bonjour|cours|puis|je|quelle?|heure|quanto|costa|vorrei|avete|lezioni|ciao|buongiorno|dzien|dobry|ktorej|dzisiaj|czy|jest|macie|ile|kosztuje|prosze|quando|aula|aulas|obrigad\w|voce|ola)\b/g;

/** A message in another language: what can be done is said in plain English, and a person may know more. */
export const languageSubject: Subject = {
  name: 'language',
  cues: [[/[\u0400-\u04ff\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff]/, 9]],
  more: ({ words }) => {
    const found = words.match(foreign) ?? [];
    const count = words.split(' ').length;
    return found.length >= 2 && found.length / count >= 0.25 ? 9 : 0;
  },
  answer: async ({ studio }) =>
    say('Sorry, I only understand English. Write in simple words, or ask for a person of the team.', {
      links: waysToAsk(studio),
      suggestions: ['Classes tomorrow', 'What does it cost?', askForPerson],
    }),
};
