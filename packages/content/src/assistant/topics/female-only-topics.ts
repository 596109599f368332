import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const femaleOnlyTopics: readonly AssistantTopic[] = [
  {
    id: 'female_only',
    question: 'Are there female-only classes?',
    examples: parseExamples(`
      do you have women only classes
      are there female-only sessions
      i can only train with women in the room, is that possible
      is the women's class taught by a woman
      i wear hijab, is there a class without men
      can i book a female only reformer
      does a trans woman count for the women only class
      are all classes mixed
      my religion doesn't allow mixed classes
      ladies only?
      girls only class
      women's pilates
      is there a session just for ladies
      i feel uncomfortable around men, do you have anything
      no men classes pls
      which classes are only for females
      is female only mat a thing
      do you run all women groups
      single sex classes?
      i'd rather not exercise in front of guys
      muslim woman here, do you have separate classes
      what are the female-only classes
      can my mum join the ladies class
      women only yoga available?
      is there a class where everyone is female
      is there anything just for us girls
      female class times?
      women-only reformer
      are there segregated classes
      do you cater for women who don't want men present
      sisters only session?
      i only want women around me when i exercise
      female only
      what does female only mean
      is any of the yoga women only
      do ye have a ladies only class
      i wear hijab and need no men in the room
      sisters only sessions?
      can trans women come to the female only class
      do you have anything for women only
      muslim woman, need a class without men
      hijabi, is there a class with just women
      any class with zero men
      women's only session on the mat
      female-only reformer
      any class with no men
      zero men please
      is there one without blokes
      female-only mat pilates
      women's reformer
      just ladies?
      will a woman be teaching the female-only class
      is the instructor of the women's class female
      do women teach the female-only classes
      who takes the ladies class, a man or a woman
      are the female-only classes led by women
      is it a lady teacher in the female only one
      would a male instructor ever teach the women-only class
      does a woman lead the female-only mat class
      mat not reformer, for women
      the women's mat one
      which of them are women only
      is one of them female only
      only the female only ones
      any ladies class on the mat
      is there anything just for women
      ladies only reformer when
      is the wednesday mat for everyone or only women
      can i have a woman teacher
      are any classes taught by a woman only
    `),
    answer: { lookup: 'female-only' },
    slots: ['day', 'time', 'activity'],
    followUps: ['female_only_privacy', 'classes_find', 'class_describe', 'instructor_of_class'],
  },
  {
    id: 'female_only_privacy',
    question: 'How private are female-only classes?',
    examples: parseExamples(`
      will there be men in the building during the ladies class
      can anybody look in during the female only class
      could a man walk through the women's class
      is there a man at the front desk when the female only class is on
      are the windows covered in the women only session
      can i take my hijab off safely in the class
      who else is around while the ladies session is on
      is the door shut during women only reformer
      how private is the women's class
      will male staff come in
      do men use the other studio at the same time as female only
      can people see in from the street in the ladies class
      privacy in the female-only class?
      is it guaranteed no man enters
      will i pass men on the way to the women only class
      i'd have to uncover my hair, can no man see me
      are changing rooms shared with men during female only
      is there a mixed class next door during the women only one
      are there male receptionists on tuesday evening for the women's reformer
      does anyone walk through the room when it is women only
      blinds or curtains for the female class?
      who is at reception during the sunday ladies session
      can a male instructor step in for the female only class
      is the women's class really private
      might the caretaker or a male client open the door
      can i be sure nobody male sees me
      i observe purdah, is the room completely closed off
      is the reception staffed by women during ladies class
      are there cameras in the room in the female-only class
      does the women's room have frosted glass
      who could see me in the female only mat
      do men share the corridor with the ladies class
      will the man at the desk come into the room
      are there men in the building during the women only class
      men at the front desk during female only?
      can men see in
      who can see into the women only class
      would a fella be able to see in during the women's one
      is the teacher always a woman for that and is the front desk man or woman
      are there windows onto the street in the women only reformer
      is the person at the desk male during women only
      is the women's class always taught by a woman and who is at the desk
      can passers by see in during women only
    `),
    answer: { passage: 'faq:female-only-privacy' },
    slots: ['day', 'time', 'activity'],
    followUps: ['female_only', 'classes_find', 'contact_details', 'talk_to_human'],
  },
];
