import { parseExamples } from '@studio/content/assistant/assistant-topic';
import { accidentAndHygieneTopics } from '@studio/content/assistant/topics/accident-and-hygiene-topics';
import { emergencyTopics } from '@studio/content/assistant/topics/emergency-topics';
import { healthTopics } from '@studio/content/assistant/topics/health-topics';
import { maxMessageLength } from '@studio/domain/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { emergencyCases } from './emergency-cases.ts';
import { earlierFalseAlarmCases, missedEmergencyCases } from './emergency-regression-cases.ts';
import { falseAlarmCases } from './false-alarm-cases.ts';
import { findEmergency } from './find-emergency.ts';
import { heldOutEmergencyCases } from './held-out-emergency-cases.ts';
import { heldOutFalseAlarmCases } from './held-out-false-alarm-cases.ts';

const emergencies = [emergencyCases, heldOutEmergencyCases, missedEmergencyCases]
  .flatMap((cases) => Object.entries(cases))
  .flatMap(([kind, lines]) => parseExamples(lines).map((message) => [kind, message] as const));
const lookAlikes = [falseAlarmCases, heldOutFalseAlarmCases, earlierFalseAlarmCases].flatMap(parseExamples);

describe('findEmergency', () => {
  it.each(emergencies)('finds %s: %s', (kind, message) => {
    expect(findEmergency(message)).toBe(kind);
  });

  it.each(['i took all of them', 'i’ve taken them all. it doesn’t matter now', 'just swallowed all of it'])(
    'finds an overdose without its name: %s',
    (message) => {
      expect(findEmergency(message)).toBe('emergency_now');
    },
  );

  it.each(lookAlikes)('ignores a look-alike: %s', (message) => {
    expect(findEmergency(message)).toBeNull();
  });

  it.each(emergencyTopics.flatMap(({ id, examples }) => examples.map((example) => [id, example] as const)))(
    'finds %s in an example of its topic: %s',
    (id, example) => {
      expect(findEmergency(example)).toBe(id);
    },
  );

  it.each([...healthTopics, ...accidentAndHygieneTopics].flatMap(({ examples }) => examples))(
    'ignores an ordinary question about health: %s',
    (example) => {
      expect(findEmergency(example)).toBeNull();
    },
  );

  it.each(['', ' ', '...', '🔥', '😂😂'])('ignores a message without words: "%s"', (message) => {
    expect(findEmergency(message)).toBeNull();
  });

  it.each(['she ', 'my child not ', 'pain in my ', 'chest, ', 'left her child '])(
    'reads the longest message of "%s" in little time',
    (words) => {
      findEmergency(words);
      const start = performance.now();
      findEmergency(words.repeat(maxMessageLength).slice(0, maxMessageLength));
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});
