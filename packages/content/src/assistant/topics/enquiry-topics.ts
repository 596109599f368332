import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about jobs and business enquiries. */
export const enquiryTopics: readonly AssistantTopic[] = [
  {
    id: 'jobs',
    question: 'Are you hiring?',
    examples: parseExamples(`
      are you hiring
      i'm a pilates teacher looking for work
      any jobs on reception
      how do i apply to teach with you
      do you take volunteers
      send my cv where
      work experience placement
      do you need cover teachers
      can i be an apprentice at your studio
      reception vacancy
      jobs
      vacancies
      careers
      can i work for you
      i teach vinyasa and have availability on weekday mornings
      looking for part time work
      are there any openings for instructors
      who do i send my resume to
      i'd love to join your team as a teacher
      freelance reformer instructor here
      is there a job going at front desk
      do you employ cleaners
      internship
      work exchange for free classes
      what do you pay teachers
      how can i become part of the team
      applied for the job last week, any news
      recruitment
      do you have any jobs
      any jobs going
      i'm looking for a job
      do you need any instructors
      i'm an instructor looking for work
      i'd like to work for you
      can i teach at your studio
      are you recruiting
      are you looking for teachers
      any vacancies for yoga teachers
      job vacancies
      how can i apply for a job
      i want to work at your front desk
      where can i send my cv
      do you have any openings
      i'm a qualified reformer instructor
      i'm a yoga teacher and would like to teach for you
      can i come and teach a class for you
      do you need any staff
      do you need a receptionist
      is there any work going
      i'd like to apply for a job
      can i send you my cv
      i'd like to join your team
      do you hire freelance teachers
      i'm a teacher looking for cover work
      can i work in the studio in exchange for classes
      who do i speak to about teaching at your studio
      can i apply to be an instructor at your studio
      I'm a qualified mat teacher looking for cover work, who do I talk to
      do u need front desk people at weekends
      any work going? im reliable and live round the corner
      Do you take apprentices
      you need builder? i fix things, have own tools
      Ex-company dancer here, REPs level 3. Are you auditioning teachers?
      do you need a handyman on staff
      im looking for a job as cleaner
      are you auditioning instructors
      reps level 3 teacher, any slots to teach
      can i send my cv
      are there shifts going at reception
      i want work with you, i am pilates teacher
      any vacancies for cleaners
      newly certified reformer teacher looking for hours
      certified reformer teacher looking for hours
      newly qualified instructor seeking work
      teacher wanting to cover classes
      do you have openings for yoga teachers
      openings for yoga teachers
      work for you
      could i do reception shifts
      u hiring
      work experience for my son
      is there a reception job going
      student looking for weekend work
      do you need front desk staff
      my niece is looking for work experience
      could my 17 year old do an apprenticeship with you
      do you take trainees
      saturday job?
      do you take interns, my cousin is 18
      is there an apprenticeship for a 17 year old
      work placement for my daughter who's 16
      do you take interns, my nephew is seventeen
      apprenticeships for teenagers?
      any internships for my niece, she's 17
      i'm a qualified reformer teacher looking for cover work
    `),
    answer: {
      text: 'Thanks for your interest. I’ve passed this to our team. Tell us a bit about yourself, here or in our contact form.',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    slots: ['activity'],
    followUps: ['teacher_training', 'contact_details'],
  },
  {
    id: 'business_press',
    question: 'I have a business enquiry',
    examples: parseExamples(`
      i'm writing an article about pilates
      we would like to partner with you
      influencer collaboration
      i represent a supplier of mats
      can we sell our products in your studio
      seo services for your website
      charity raffle prize request
      who do i talk to about marketing
      i'd like to hang a poster at your reception
      podcast invitation
      press enquiry
      journalist here, can i interview the founder
      collab?
      we're a skincare brand looking for studios
      partnership opportunity
      would you donate a voucher for our school raffle
      i run a wellness blog and would love to feature you
      wholesale grip socks
      business proposal
      sponsorship
      media request
      i have 50k followers, can i come for free in return for a post
      our company makes reformers
      advertise with us
      local business network invite
      i'm from a magazine
      we offer cleaning services for gyms
      photographer offering a shoot
      i'm a journalist
      i'd like to interview the owner
      i want to write about your studio
      partnership
      we'd like to collaborate
      collaboration
      i'm an influencer
      we sell yoga mats
      i'm a supplier
      who handles press
      we'd like to advertise with you
      business enquiry
      can we work together on a promotion
      we're a local business and want to partner up
      i write for a magazine
      can i interview someone from the studio
      press
      media enquiry
      i'd like to feature your studio on my blog
      we'd love to partner with your studio
      i have a business proposal
      i'm a content creator
      can we do a collab
      i'm from a company that sells equipment
      we supply studios with towels
      we offer marketing services
      i can improve your google ranking
      can you sponsor our event
      would you donate a prize for our raffle
      can i leave flyers at your studio
      who is in charge of partnerships
      i'd like to talk about a brand partnership
      I act for a company seeking to place an order for forty staff. Who handles corporate accounts?
      I'm a physio at St Thomas, would you be interested in a referral arrangement
      we'd love to feature you in our january wellness issue
      Who do I email about stocking our grip socks in your studio?
      i do paint and plaster, good price for studio, who is boss
      Do you run a corporate wellness scheme?
      hiii do you collab? 40k on insta, love the space
      would you gift me a month in exchange for stories
      wellness scheme for our office
      corporate account for our firm
      who deals with company accounts
      do you collaborate with creators
      30k followers, can we do a partnership
      ill post stories in return for free classes
      influencer collab
      i'm a decorator, can i quote for the studio
      we supply towels, who do i talk to
      we'd like to sell our leggings at your place
      barter classes for content?
      journalist at the Standard, need a quote by friday
      we make protein balls and want to be in your fridge
      would you give me free classes for a few tiktoks
      free classes for tiktoks
      journalist, need a quote
      im writing an article for the paper
      we make snacks, will you stock them
      want to talk about sponsoring our 10k
      sponsoring a run
      partner with our brand
      corporate deal for our staff
      employer wants to buy sessions for employees
      company package for staff
      we are a hr team looking for a wellbeing partner
      magazine piece about vauxhall businesses, who can i interview
      Good morning, I run HR at a software company in Battersea with about 60 people. We'd like to offer our team a weekly class, before work, billed monthly. Could you let me have your rates and insurance documents?
      hello, i'm the office manager of a law firm near the station. we are planning a wellbeing week in march and would love a private class for our employees, could you quote us
      we're an engineering practice of thirty and want a regular pilates session for staff on tuesdays at lunchtime, paid by invoice
      could you send a proposal for corporate classes for our colleagues
      do you do classes for companies, we'd need public liability insurance details
      i'm putting together staff benefits for next year and want to include your studio
      our charity wants a weekly wellbeing class for volunteers, what are your terms
      i organise the social programme at an agency round the corner, would you run a session for us each month
      can our business pay monthly in arrears for staff classes
      looking for a quote for a team of fifteen once a week
      i run a juice company and would love to stock your fridge
      we make leggings, who does your retail
      journalist here, can i interview the owner
    `),
    answer: {
      text: 'Thanks for getting in touch. I’ve passed this to our team. Send us the details and someone will reply.',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    followUps: ['contact_details', 'talk_to_human'],
  },
];
