import type { HealthConcern } from '@studio/content/assistant/vocabulary/health-words';
import type { AssistantTools, Reply, StudioDetails } from '../../../integrations/assistant/port.ts';
import { lowercaseFirst } from '../../tools/lowercase-first.ts';
import { isOffered } from '../choose-answer-text.ts';
import { findHealthConcern, hasMedicalApproval } from '../parsing/health-concerns.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { findTrimester, mentionsPregnancy } from '../parsing/pregnancy.ts';
import { buildReply } from './build-reply.ts';
import { buildMedicalAdviceReply } from './medical-advice-reply.ts';
import { answerPregnancy } from './pregnancy-answer.ts';

/**
 * First sentence of the advice, by kind of problem. Fractures and plain injuries have none; `buildMedicalAdviceReply` says
 * whom to ask.
 */
const openingSentences: Readonly<Partial<Record<HealthConcern, string>>> = {
  seizures: 'Please ask your doctor first, and tell the instructor before class.',
  heart:
    'Please see a doctor about this before you come to a class. If you have chest pain right now, call 999.',
  operation: 'Please ask your surgeon or doctor first. I can’t say when you’ll be ready.',
  dizziness: 'I’m sorry to hear that.',
  serious: 'Please ask the doctor who’s treating you first.',
};

const fertilityAdvice =
  'Please ask your fertility clinic or doctor first. I can’t say whether a class is right for you at the moment. Once they’re happy for you to exercise, tell the instructor before class.';

/** Kinds for which the advice is to see a doctor, even if the visitor says that a doctor has agreed. */
const alwaysAskDoctor: ReadonlySet<HealthConcern | null> = new Set<HealthConcern>(['fertility', 'dizziness']);

/** Kinds that the studio's text lists: "See a doctor first about a recent fracture …". */
const listedConcerns: ReadonlySet<HealthConcern> = new Set<HealthConcern>([
  'operation',
  'fracture',
  'dizziness',
]);

/** Matches years and numbers of years that are long past the 12 weeks after an operation. */
const longAgoPattern =
  /\b(?:in |since )?(?:19\d\d|20[01]\d)\b|\b(?:in|since) 202[0-4]\b|\byears? ago\b|\bages ago\b/;

/** Kinds whose advice is for a recent event, and doesn’t fit one of years ago. */
const pastConcerns: ReadonlySet<HealthConcern> = new Set<HealthConcern>(['operation', 'fracture']);

/** Class types that the studio's texts describe for beginners and for people who are coming back. */
const gentleClassTypeIds = ['reformer-foundations', 'classic-mat', 'restorative-yin-yoga'];

/**
 * Quotes the studio's advice about an injury or illness. Says whom to ask first, unless the visitor says that a doctor
 * has agreed. Diagnoses nothing, and never says that a class is safe.
 */
export async function answerHealth(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const { normalized, names, studio } = message;
  if (mentionsPregnancy(normalized)) return answerPregnancy(message, tools);
  const concern = findHealthConcern(message);
  const isSound = names.subType.includes('sound-healing');
  if (isLongAgoWithoutApproval(concern, normalized))
    return buildMedicalAdviceReply(await tools.passage('faq:injuries'));
  if (isSound && (concern === 'seizures' || findTrimester(message)))
    return buildMedicalAdviceReply(await tools.passage('suits:sound-healing'));
  const extras = listExtras(message);
  if (concern === 'fertility')
    return replyWithLinks([fertilityAdvice, describeSuitability('restorative-yin-yoga', studio), ...extras]);
  if (isClearedToExercise(concern, normalized)) return replyAfterMedicalApproval(message, extras);
  const lead = concern ? openingSentences[concern] : undefined;
  const advice = buildMedicalAdviceReply(
    await tools.passage(lead || concern === 'fracture' ? 'care:injuries' : 'faq:injuries'),
  );
  const isListed = concern !== null && listedConcerns.has(concern);
  const text =
    isListed || /\bdis[ck]s?\b/.test(normalized) ? advice.text : removeListedConditions(advice.text);
  return { ...advice, text: [lead, text, ...extras].filter(Boolean).join(' ') };
}

/**
 * Returns whether the visitor’s doctor or therapist agrees to exercise. After an operation, it must also be years ago.
 * Never true for numbness and the kinds in `alwaysAskDoctor`.
 */
function isClearedToExercise(concern: HealthConcern | null, normalized: string): boolean {
  if (alwaysAskDoctor.has(concern) || /\bnumb(?:ness)?\b/.test(normalized)) return false;
  return hasMedicalApproval(normalized) && (concern !== 'operation' || longAgoPattern.test(normalized));
}

/** Returns whether an operation or a fracture was years ago, and the visitor mentions no medical approval. */
function isLongAgoWithoutApproval(concern: HealthConcern | null, normalized: string): boolean {
  const isPast = concern !== null && pastConcerns.has(concern) && longAgoPattern.test(normalized);
  return isPast && !hasMedicalApproval(normalized);
}

/** Names the classes that the studio's texts suggest after an injury, without saying that any of them is safe. */
function replyAfterMedicalApproval({ studio, normalized }: ParsedMessage, extras: readonly string[]): Reply {
  const isLowImpact = /\blow impact\b/.test(normalized);
  return replyWithLinks([
    'Follow the advice of your doctor or physiotherapist, and tell the instructor before the class starts.',
    isLowImpact && isOffered('activity:reformer', studio)
      ? 'Reformer is good for strength without impact.'
      : null,
    ...gentleClassTypeIds.map((id) => describeSuitability(id, studio)),
    'If you’re not sure which one suits you, start with a 1:1.',
    ...extras,
  ]);
}

/** Removes the sentence that lists the conditions of `listedConcerns`. */
function removeListedConditions(text: string): string {
  return text.replace(/^See a doctor first about[^.]*\.\s*/, '');
}

/** Says whom a class type suits, in the studio's words. Returns null if the studio doesn't offer it. */
function describeSuitability(classTypeId: string, { classTypes }: StudioDetails): string | null {
  const type = classTypes.find(({ id }) => id === classTypeId);
  const text = type?.suits.replace(/[^.]*\bpregnancy\b[^.]*\./, '').trim();
  return type && text ? `${type.title} is for ${lowercaseFirst(text)}` : null;
}

/** Returns additional sentences about the classes, body parts and equipment that the message names. */
function listExtras({ normalized, names, studio }: ParsedMessage): string[] {
  const named = names.classType.includes('dynamic-reformer') || names.subType.includes('dynamic');
  const dynamic = studio.classTypes.find(({ id }) => id === 'dynamic-reformer')?.suits.match(/^[^.]*\./)?.[0];
  const physio = studio.instructors.find(({ about }) => /physiotherap/i.test(about));
  return [
    named && dynamic ? `Dynamic Reformer is for ${lowercaseFirst(dynamic)}` : null,
    /\bwrists?\b/.test(normalized) && isOffered('class-type:vinyasa-yoga', studio)
      ? 'In Vinyasa, your wrists carry weight, so tell the instructor if yours are sore.'
      : null,
    physio &&
    /\b(instructors?|teachers?|teaches|know what|qualified|trained|training|experience|specialis\w+|understand)\b/.test(
      normalized,
    )
      ? `${physio.name} trained as a physiotherapist. I don’t know what training the others have.`
      : null,
    /\bchairs?\b/.test(normalized)
      ? 'I don’t know whether you can use a chair, so please ask our team.'
      : null,
  ].filter((one) => one !== null);
}

function replyWithLinks(sentences: readonly (string | null)[]): Reply {
  return buildReply(sentences.filter(Boolean).join(' '), {
    links: [
      { label: 'Who each class suits', to: '/eligibility' },
      { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
      { label: 'Contact us', to: '/contact?topic=classes' },
    ],
  });
}
