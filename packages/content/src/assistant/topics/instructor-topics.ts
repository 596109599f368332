import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the instructors: who they are, and what they are qualified for. */
export const instructorTopics: readonly AssistantTopic[] = [
  {
    id: 'instructor_info',
    question: 'Tell me about an instructor',
    examples: parseExamples(`
      who is freya lind
      how experienced is jonah
      tell me about ines
      what is noor like
      whats amara's teaching style
      who's mei
      is jonah strict
      what does freya specialise in
      info about noor haddad please
      does ines do pregnancy
      what's mei tanaka's background
      is amara good with beginners
      which teacher is best for beginners
      who is the teacher called jonah
      more about mei
      jonah price
      amara cole bio
      was ines really a dancer
      i've heard good things about freya, what's her thing
      does jonah count out loud
      is noor gentle or tough
      can you describe ines duarte as an instructor
      does freya know about backs
      which of your instructors is good with injuries
      what classes is amara known for
      is there a funny teacher or are they all serious
      give me the lowdown on jonah
      mei?
      noor haddad
      what's special about freya
      who is ines, the one with the reformer
      is mei a good teacher
      does freya ask about injuries
      tell me about the teacher named noor
      what does amara teach and what's she like
      is ines patient with slow people
      who's the ex rower
      Ines is brazilian or portuguese?
      tell me about jonah
      whats freya like
      Mei Tanaka
      is amara strict
      which of them used to be a dancer
      isnt one of yours a physio
      who does pregnancy stuff
      who's your best for backs
      who's the nicest for beginners
      who's best for backs
      who's the best for pregnancy
      which teacher is gentlest
      who is good with newbies
      who's the strictest
      which one danced
      one of them was a physio, who
      is one of you a physiotherapist
      where's mei from
      is noor nice
      what can you tell me about amara cole
      who'd be good for my dodgy back
      is ines the tall one with the dancer background
      heard freya's brilliant, what's her story
      who would be good for a bad back
      who'd be right for somebody pregnant
      what's jonah's story
      what's mei's story
      what's noor's background, heard good things
      who'd suit a nervous beginner
      jonah?
      who would suit a beginner
      who'd suit someone shy
      whose classes suit somebody nervous
      who'd you put a shy person with
      who'd you put a nervous person with
      who would you send a shy beginner to
      is she nice
      is he nice
      what's the teacher like
      which one is the physiotherapist
      who was a dancer
      what is she like as a teacher
      is she patient
      tell me about her
      what's he like
      and who is she
      which one is the physio
      who's the one who used to dance
      which teacher rowed
      who is the yoga teacher with the calm voice
      does amara do reformer as well
      does noor only teach yoga
      does ines do mat or just the reformer
      is freya only doing prenatal or other stuff too
      can jonah teach yoga too
      does amara do yoga or just the relaxing one
      is noor reformer only
      is jonah single
      is ines married
      is freya actually a physio
      is it true that freya's a physio
      i want a teacher who corrects you properly
      who is the strictest
      which of them is calm and gentle
      who counts out loud and pushes you
      is there anyone who used to dance
      which instructor explains things best
      someone precise please, not fluffy
    `),
    answer: { lookup: 'instructor-info' },
    slots: ['instructor', 'activity'],
    followUps: ['instructor_schedule', 'one_to_one', 'instructor_list', 'instructor_qualified'],
  },
  {
    id: 'instructor_list',
    question: 'Who are your instructors?',
    examples: parseExamples(`
      tell me about your instructors
      who teaches at miles street
      list of teachers
      meet the team
      how many instructors do you have
      do you have any male teachers
      is there a female instructor for reformer
      names of your trainers
      instructors?
      who works there
      what teachers have you got
      who are the pilates teachers
      yoga teachers at your studio?
      introduce me to the team
      can i see who teaches with you
      is the whole team women
      who will i meet there
      staff list
      are there any men teaching
      show me all the trainers
      which people teach classes at the studio
      whos who at your place
      do the same teachers always teach
      which instructors are there
      who are the people teaching
      your team?
      list all your instructors please
      how many teachers work there
      any male instructors
      is there a female yoga teacher
      teachers names
      id like to know about the team
      who do you have teaching reformer pilates in general
      do you have many teachers
      Could you tell me who is on the teaching staff?
      whos the best teacher
      who do you recommend out of the instructors
      how many instructors do u have
      names of the teachers
      any male teachers
      who is the best
      who's best
      which instructor is the best
      your best instructor?
      who is the most popular teacher
      best teacher there
      who would you say is the top instructor
      who teaches there
      who's the top teacher
      how many of the staff are men
      how many men teach there
      are the staff all women
      do you have any male instructors
      who is your number one teacher
    `),
    answer: { lookup: 'instructor-list' },
    slots: ['activity', 'instructor'],
    followUps: ['instructor_info', 'instructor_of_class', 'instructor_qualified', 'one_to_one'],
  },
  {
    id: 'instructor_qualified',
    question: 'Are your instructors qualified?',
    examples: parseExamples(`
      are the teachers qualified
      what training do your instructors have
      do you have a physio on the team
      are your instructors certified
      what qualifications does noor have
      are they properly trained or just did a weekend course
      how many years have your teachers been teaching
      is anyone a trained physiotherapist
      which certificate do the reformer teachers hold
      where did amara train
      are your pilates teachers accredited
      is jonah a level 3 instructor
      are they registered with a professional body
      how do i know the instructors know what they are doing
      is the prenatal teacher trained for pregnancy
      are you stott or bbu or polestar trained
      yoga alliance registered?
      credentials of your team please
      is freya a qualified physio
      do teachers have a diploma
      what experience do you require from your trainers
      500 hour trained teachers?
      do your instructors have a medical background
      are the trainers dbs checked
      can i trust your teachers, are they proper professionals
      qualifications?
      are your teachers any good, what training did they do
      how long has ines been qualified
      what certification do you need to teach there
      are instructors prenatal certified
      have they got level 4 lower back pain training
      do your teachers do continuing education
      is mei fully qualified
      are all staff trained in anatomy
      do the teachers have any medical training
      are they properly certified or just influencers
      where did mei train
      is freya a registered physiotherapist
      STOTT or BASI?
      have they got proper qualifications or a weekend certificate
      what accreditation does jonah have
      what accreditation does amara hold
      what certificates has jonah got
      is ines certified
      where did noor qualify
      which teacher knows about bad backs
      who is best for someone with back problems
      what training do the teachers have
      is the person teaching properly certified
      are any of your instructors physios
      how experienced are the people teaching
      do they have an anatomy background
      who's the teacher with the most experience
      which of your instructors has taught the longest
      how long have they been teaching
      which teacher is the most senior
    `),
    answer: {
      text: 'Ask me about any instructor by name and I’ll tell you a little about them. I don’t know which certificates they hold. Shall I ask our team?',
      suggestions: ['Who are your instructors?'],
      offer: 'talk_to_human',
    },
    slots: ['instructor'],
    followUps: ['instructor_list', 'instructor_info', 'insurance', 'talk_to_human'],
  },
];
