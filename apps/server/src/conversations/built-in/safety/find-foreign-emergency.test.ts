import { parseExamples } from '@studio/content/assistant/assistant-topic';
import { describe, expect, it } from 'vitest';
import { emergencyCases } from './emergency-cases.ts';
import { falseAlarmCases } from './false-alarm-cases.ts';
import { findForeignEmergency } from './find-foreign-emergency.ts';
import { heldOutFalseAlarmCases } from './held-out-false-alarm-cases.ts';

describe('findForeignEmergency', () => {
  it.each([
    ['French', 'une dame ne respire plus dans le vestiaire'],
    ['French', 'elle est tombée et elle ne répond plus'],
    ['Spanish', 'se cayó de la máquina y no responde'],
    ['Italian', 'è caduta e non risponde'],
    ['Portuguese', 'a minha amiga caiu e não responde'],
    ['German', 'eine Frau ist gestürzt und reagiert nicht'],
    ['Polish', 'koleżanka upadła i nie reaguje'],
    ['French', 'elle a perdu connaissance'],
    ['French', 'il y a le feu au vestiaire'],
    ['French', 'je ne veux plus vivre'],
    ['Spanish', 'un hombre se ha desplomado'],
    ['Spanish', 'no quiero vivir más'],
    ['Italian', 'una signora è crollata a terra'],
    ['Italian', 'ha perso i sensi'],
    ['Portuguese', 'ele caiu e não se mexe'],
    ['Portuguese', 'não quero mais viver'],
    ['German', 'mein Freund bewegt sich nicht'],
    ['German', 'ich will nicht mehr leben'],
    ['Polish', 'mama straciła przytomność'],
    ['Polish', 'nie chcę już żyć'],
    ['French', 'Au secours, ma mère s’est évanouie !'],
    ['French', 'j’ai une douleur dans la poitrine'],
    ['Spanish', 'mi hermana no respira'],
    ['Spanish', '¡Socorro! se ha desmayado en clase'],
    ['Spanish', 'quiero morirme'],
    ['Italian', 'aiuto, una signora è svenuta'],
    ['Italian', 'ho un forte dolore al petto'],
    ['Portuguese', 'ela desmaiou no estúdio'],
    ['Portuguese', 'o meu marido não consegue respirar'],
    ['German', 'Meine Freundin atmet nicht mehr'],
    ['German', 'hier ist jemand bewusstlos'],
    ['German', 'wir brauchen einen Krankenwagen'],
    ['Polish', 'koleżanka zemdlała'],
    ['Polish', 'ona nie oddycha'],
  ])('finds %s: %s', (name, message) => {
    expect(findForeignEmergency(message)?.name).toBe(name);
  });

  it.each([
    'bonjour, à quelle heure est le cours demain ?',
    'comment bien respirer en pilates',
    '¿cuánto cuesta una clase?',
    'nadie responde a mis correos',
    'votre équipe ne répond pas au téléphone',
    'vorrei prenotare una lezione',
    'quero marcar uma aula',
    'Wann ist der nächste Kurs für Anfänger? Hilfe bitte beim Buchen',
    'ile kosztują zajęcia',
    ...[falseAlarmCases, heldOutFalseAlarmCases].flatMap(parseExamples),
  ])('ignores %s', (message) => {
    expect(findForeignEmergency(message)).toBeNull();
  });

  it('leaves English emergencies to the English signs', () => {
    const english = Object.values(emergencyCases).flatMap(parseExamples);
    expect(english.filter((message) => findForeignEmergency(message) !== null)).toEqual([]);
  });
});
