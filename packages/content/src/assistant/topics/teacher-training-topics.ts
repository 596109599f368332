import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about training to become an instructor. */
export const teacherTrainingTopics: readonly AssistantTopic[] = [
  {
    id: 'teacher_training',
    question: 'Do you run teacher training?',
    examples: parseExamples(`
      do you run teacher training
      how do i become a pilates instructor
      do you offer certification
      is there a course for instructors
      can i train as a yoga teacher with you
      mentoring for new teachers
      do you offer an instructor course
      where can i qualify as a teacher
      teacher training
      200 hour yoga teacher training
      reformer instructor course
      i want to become a pilates teacher
      do you train instructors
      learn to teach reformer
      ytt
      matwork diploma
      can i observe classes for my training hours
      i need observation hours for my qualification
      courses for teachers
      cpd workshops for instructors
      are you a training provider
      level 3 pilates course
      get certified with you
      do you do instructor apprenticeships or training programmes
      is there an academy
      bridging course from mat to reformer
      do you offer teacher training
      do you train teachers
      i want to become an instructor
      how can i become an instructor
      i'd like to train as a pilates teacher
      pilates teacher training
      yoga teacher training
      do you run instructor courses
      instructor training
      train to be an instructor
      I want to become a reformer instructor, can I train with you
      do you certify teachers
      do you run a comprehensive pilates diploma, I trained in ballet
      how do i become a pilates teacher with you
      where can i train as a reformer teacher
    `),
    answer: {
      text: 'I don’t have any details about teacher training. Shall I ask our team?',
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['jobs', 'contact_details'],
  },
];
