import type { EmergencyKind } from './find-emergency.ts';

/** Messages of people in danger, one a line, by kind. An earlier version of `findEmergency` missed them. */
export const missedEmergencyCases: Readonly<Partial<Record<EmergencyKind, string>>> = {
  emergency_now: `
    whacked my head on the bar last night, thrown up since, everything is fuzzy
    cracked my skull on the carriage this morning and my vision is all blurry
    hit my head on tuesday, pupils look odd
    she banged her head on the frame and cannot remember the class
    fell off the reformer and hit my head two days ago, still dizzy
    bumped his head, can't stay awake
    your instructor really hurt my neck and now i cannot move my arm
    an instructor has just badly hurt my friend, please come quickly
  `,
  child_alone: `
    a really young boy is stood crying near the entrance, been here ages, no grown up
    is this little girl alone out here meant to be, she is sobbing
    small girl on her own outside, in tears, no sign of a parent
    some little one is sat on the stairs by herself and nobody has come back for ages
    there is a kid alone by the gate and he is bawling
  `,
};

/** Messages without danger, one a line, that an earlier version of `findEmergency` took for an emergency. */
export const earlierFalseAlarmCases = `
  a teacher elsewhere hurt me badly by pushing, how careful are yours
  a previous instructor seriously hurt my back by forcing a stretch, do yours ask first
  was badly injured by a trainer at another studio once, how do i know it is safe with you
  am i going to have a heart attack when i hear the membership price
  will the total give me a stroke when i see the cost of ten classes
  daylight robbery that, i nearly died
  your prices are daylight robbery i almost collapsed
  bumped my head on the bed last week, can i come saturday
  hit my head on the bar yesterday, feel fine now, is dynamic ok
  is a boy alone allowed in the lounge
  dizzy after inversions, which class avoids them
`;
