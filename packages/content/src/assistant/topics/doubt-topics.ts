import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about whether the last reply is true. */
export const doubtTopics: readonly AssistantTopic[] = [
  {
    id: 'doubt',
    question: 'Are you sure?',
    examples: listExamples(`
      are you sure
      are you sure about that
      you sure?
      u sure
      r u sure
      sure about that?
      really?
      is that right
      is that true
      is that definitely right
      are you certain
      are you 100% sure
      that doesn't sound right
      that cant be right
      i don't think that's right
      i thought it was different
      that's not what i was told
      someone told me something else
      my friend said the opposite
      your website says something else
      google says something different
      it says otherwise online
      hm are you positive
      seriously?
      no way, is that correct
      can you double check that
      pls double check
      are u sure, my mate says otherwise
      you sure? i heard something different
      is this info up to date
      are you just guessing
      how do you know that
      but the receptionist told me something else
      honestly? are you sure about this
      wait really
      are you sure sure
      thats odd, are you sure
      is that still correct
      im not convinced, is that right
      that's not right is it
      you're sure yeah?
    `),
    answer: { text: 'I only know what our information says. Shall I ask our team?', offer: 'talk_to_human' },
  },
];
