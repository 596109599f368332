import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the length and size of classes, and the reformer. */
export const classDetailsTopics: readonly AssistantTopic[] = [
  {
    id: 'class_length',
    question: 'How long is a class?',
    examples: parseExamples(`
      how many minutes does reformer last
      what time does the 6.30 finish
      when does the class end
      is yin an hour or longer
      will i be out by 8 if it starts at 7
      duration of mat pilates
      are the sessions 45 or 60 minutes
      how long does sound healing go on
      is an hour enough for a session
      how long does it take
      class length?
      lenght of vinyasa class
      does foundations run a full hour
      i need to catch a train at 8, what time will the 18:45 be over
      how long are your lessons
      what time do we finish
      do classes overrun
      50 mins or 55?
      is the lunchtime one short enough for my break
      how much time should i plan for dynamic reformer
      when would i be done if i do the 12.15
      do the classes end on time, i have to pick up my son
      how long for prenatal
      finish time of tomorrow's yin
      how long do i need to be there
      is it a full hour
      what's the running time of sound healing
      when will i be finished if i start at 12:30
      lunch break is 60 mins, does mat fit
      how many mins
      are all the classes the same length
      hw long is yin
      does the 19:05 end before 8pm
      length of a prenatal class in minutes
      how long
      how long does reformer take
      how long is the yoga class
      what time does it end
      when does it finish
      How long does each session last?
      Will I be out by 1.20 if I do the 12.15?
      how long is yin
      50 mins or an hour?
      what time does the 18.45 finish
      when does the sunday 4.30 end
      when does the 12.15 finish
      what time would i get out of the 6.45
      when does sunday yin end
      how long does foundations go on for
      what time will i be done if i come at 7.15
      anything under 45 minutes
      do you have a shorter class
      is there a half hour class
      do you do 30 minute classes
      got any express classes
      which class is the shortest
      what's your shortest class
      which class is the longest
      longest session you offer
      i only have 50 minutes, which class fits
      my lunch break is 55 minutes which class could i do
      is there anything under an hour
      i have exactly one hour, what fits
      what could i fit into 45 minutes
      anything shorter than 50 minutes
      so which one fits into my break
      which could i fit in then
      so what fits into 50 minutes
      what time would i be out of the 18:45
      how many minutes is yin
      is everything an hour
      so which could i fit into that
      which one would i get done in my lunch break
    `),
    answer: { lookup: 'class-length' },
    slots: ['day', 'time', 'activity'],
    followUps: ['classes_find', 'class_size', 'arrival_checkin', 'class_describe'],
  },
  {
    id: 'class_size',
    question: 'How many people are in a class?',
    examples: parseExamples(`
      how many people are in a class
      how big are the groups
      what is the max number in reformer
      are classes crowded
      how many reformers have you got
      do i get individual attention or is it packed
      is it a small group
      number of participants per session
      is it just a few people or loads
      will there be more than ten of us
      class size?
      how many mats fit in the room
      whats the capacity of the yoga class
      how many beds are there
      is it rammed on a saturday
      max people in foundations
      i hate big classes, how many do you let in
      how many attend on average
      are groups small enough that the teacher sees me
      how many students per teacher
      will i be one of thirty like at my gym
      ratio of instructors to people
      how many machines do you have in the studio
      is prenatal a small class
      how busy do the classes get
      do you limit numbers
      is it busy usually
      how many people r there
      are you strict about numbers
      i like an intimate class, how many is it
      would there be a lot of people in vinyasa
      maximum participants yoga
      how many bodies in a room
      do you cram people in
      total number of reformer beds please
      average turnout
      how many people
      small groups?
      how many people in reformer
      how many people in yoga
      size of the groups
      How large are the groups, roughly speaking?
      is it packed
      how many machines are in the room
      max numbers in prenatal?
      how many others will be there
      is it a big group
      which class has the fewest people
      what's your smallest class
      smallest group you do
      i hate crowds, which class is small
      which of your classes isn't crowded
      the class with the least people
      is there a class with just a few people
      i'd like the tiniest class possible
      is it crowded or small
      how many machines are there
      what's the most people you'd have in yoga
    `),
    answer: { lookup: 'class-size' },
    slots: ['activity'],
    followUps: ['class_spaces', 'classes_find', 'one_to_one', 'beginner_start'],
  },
  {
    id: 'what_is_reformer',
    question: 'What is a reformer?',
    examples: parseExamples(`
      what is a reformer
      what's a reformer machine
      never seen a reformer, how does it work
      what do the springs do
      is it that bed thing with straps
      what does the machine look like
      explain reformer pilates to me
      wots a reformer
      what does reformer mean
      how does the sliding bed work
      what is reformer pilates
      reformer??
      i keep hearing about reformers, what are they
      is the reformer a machine or a mat thing
      what kind of equipment is a reformer
      how do the springs and the carriage work
      what are the beds for
      does the thing move while you lie on it
      whats that wooden contraption in your photos
      is it like a rowing machine
      what are the straps used for
      do you lie down on the machine
      tell me how the machine works please
      excuse my ignorance but what on earth is a reformer
      whats the machine with the springs called and what does it do
      is reformer a type of pilates
      reformer meaning
      what do you do on that bed
      what are the ropes and pulleys for
      is a reformer like gym equipment
      why do people use a reformer
      my friend raves about the reformer, what is it exactly
      whats the bed with springs called and what does it do
      wot is a reformer
      is the reformer like that torture machine on instagram
      explain a reformer to me like i'm five
      silly question but what exactly is a reformer
      sorry if it's obvious, what's a reformer
      this may be a stupid one, what is the reformer thing
      what on earth is a reformer
      is it the thing with the sliding bed
      explain the machine to me like i'm five
    `),
    answer: { passage: 'faq:what-is-reformer' },
    slots: ['activity'],
    followUps: ['reformer_first_time', 'class_difference', 'grip_socks', 'classes_find'],
  },
];
