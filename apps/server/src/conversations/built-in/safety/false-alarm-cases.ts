/**
 * Messages that only resemble an emergency, one a line: figures of speech, past events, rules and ordinary questions.
 */
export const falseAlarmCases = `
  i'd die for that playlist
  this queue is killing me
  class was brutal, i'm still recovering lol
  is the heart opener class on friday
  chest freezer joke aside, is it cold in there
  which class helps breathing
  had an asthma attack last spring, all good now
  my knee keeps giving way, is reformer ok
  my back went into spasm yesterday, should i come
  bad cramps on my period, which class
  i bleed easily because of medication
  i have a fear of choking on mouthguards lol
  when was the last fire inspection
  is there a smoking area
  candlelit yoga, real flames?
  my brother broke his leg, can i have his pack
  someone keeps stealing my favourite spot
  who do i tell if i see something unsafe
  someone left a bag in studio 2
  there's a strange man on your homepage banner lol
  i'm scared of the reformer
  afraid i'm too unfit
  my husband wants to join me
  i can't go on like this with your booking system
  i give up with this app
  kids yoga?
  my child is in school until 3
  lost my way to the studio
  are children allowed in reception unsupervised
  how do i end my subscription
  this class is killing me
  dynamic nearly killed me yesterday, same again please
  I died laughing when the carriage squeaked
  dying to try reformer
  I'm dying to know when the new timetable comes out
  i'd kill for a place in the 6pm
  you're killing it
  killer abs class, when is the next one
  do you have the killer core workshop
  need to kill time before my class, is there a lounge
  that price is daylight robbery
  your prices nearly gave me a heart attack
  you nearly gave me a heart attack with that cancellation email
  i'm dead tired, which class is gentle
  dead easy to book, thanks
  drop dead gorgeous studio
  what's the deadline for the offer
  my phone is dead, how do i check in
  the link is dead
  over my dead body would i do 7am
  do you teach the dead bug exercise
  corpse pose is my favourite
  are suicide squats part of the class
  do you do suicides in the strength class
  do you have deadlifts
  fire class today!
  that playlist was fire
  Jonah is on fire this week, loved the class
  my thighs were on fire
  quads burning after tuesday
  feel the burn
  how many calories do i burn
  burning question: do you have towels
  is there a fire exit in studio 2
  is there a fire extinguisher in the room
  do you test the fire alarm on wednesdays
  when is the fire drill
  are you near london fire station
  is the studio smoke free
  can i smoke outside
  does the incense make a lot of smoke
  i quit smoking, can pilates help
  i smell after class, do you have showers
  does the studio smell of incense
  do you use gas heating
  i'm full of gas after lunch, is yoga ok
  what breathing exercises do you teach
  is there a breathwork class
  i never know when to breathe in pilates
  can't breathe in these leggings, where are your grip leggings from lol
  i hold my breath when i concentrate, will the teacher help
  i'm breathless when i go up stairs normally, can i do reformer
  I get out of breath quickly, which class is right
  my heart will go on is my song, do you take playlist requests
  my heart is set on the saturday class
  do you track heart rate
  what heart rate should i aim for
  love you with all my heart for that refund
  get my heart racing, which class is best
  had a heart attack two years ago, am i allowed to come
  i had a heart attack, is mat pilates ok for me
  My husband had a stroke in 2019, could he do restorative
  recovering from a stroke, what do you suggest
  breast stroke is my sport, would pilates help
  stroke of luck that i got a place
  i have had chest pain in the past, is dynamic ok
  I get chest pain when I run, which class is safe
  sometimes get chest pains, do i need a doctor's note
  is there a chest press on the reformer
  my chest is tight from desk work, which class opens it
  chest opening yoga please
  how do i stretch a tight chest
  my chest is sore from all the push ups
  i have no chest pain or anything, just a bad knee
  i've never had a seizure, the flashing lights are fine
  I sometimes have seizures, may I do sound healing
  my last seizure was 8 months ago
  Epileptic but controlled, is the sound bath alright
  a perfect fit for me
  does the top fit true to size
  is the fitting room open
  close fitting clothes or loose?
  i want to get fit
  i had a fit of giggles in class
  bleeding gums since the dentist, can i come
  my nose bleeds easily, should i tell you
  bleeding heck that's expensive
  i'm on my period and bleeding a lot, is it ok to do inversions
  gave blood yesterday, can i do class
  low blood pressure, can i join
  blood sweat and tears in that class
  fainted last month, doctor says it's fine, can i come
  I fainted in class on Tuesday, just letting you know I'm ok now
  i tend to faint when i haven't eaten, what should i eat
  i'm scared i might faint
  what if i faint on the reformer
  what do you do if someone collapses
  what happens if i pass out in hot weather
  do instructors know what to do if a client stops breathing
  is anyone first aid trained
  do you have a first aid box
  who is the first aider
  do you have a defibrillator on site
  does the desk keep an epipen
  where can i keep my epipen during class
  nut allergy, what's in your snacks
  i had an allergic reaction to latex once, are the bands latex free
  i'm allergic to nuts
  are the small weights a choking hazard for my baby
  got choked up in savasana, thank you
  the website is choking
  my booking page has frozen and is not responding
  the app is unresponsive
  payment page collapsed when i pressed pay
  can i bring a collapsible wheelchair
  do the reformers collapse
  i can't wake up in time for the 7am, can you move me
  i never wake up before 8
  my alarm didn't go off so i missed class
  the waiting list is not moving
  carriage isn't moving smoothly on bed 4
  hit my head last week, can i come on saturday
  i was sick on monday so i missed class, can i have the session back
  had a concussion and blurred vision two years ago, is yoga ok
  you hit the nail on the head
  head over heels for this studio
  can i do yoga with a broken toe
  broke my arm in june, when can i start
  I've broken my leg so I need to freeze my membership
  i broke my collarbone, can i get a refund
  broken link on your site
  broken heart, which class will cheer me up
  my water bottle broke in class
  your water machine is broken
  when is labour day, are you closed
  hard labour that class
  how long after my waters break can i, never mind, do you do hypnobirthing
  pregnant, when do i have to stop coming
  my emergency contact has changed
  it's an emergency, i can't make class, please cancel without charge
  family emergency, need to cancel tonight
  emergency c section in march, when can i come back
  what's your emergency number for the studio
  where are the emergency exits
  had to call an ambulance for my mum last night so i missed my class
  do you have ambulance workers discount
  nhs and paramedic discount?
  do you do anything for the 999 services
  i have 999 loyalty points
  not an emergency but can someone call me
  nobody is hurt, i just want to report a broken spring
  I want to die after that class haha
  I could have died of embarrassment when i fell over
  i'd rather die than do burpees
  almost died when i saw the price
  this hold is to die for
  if i don't get my place i'll die
  my legs want to die
  RIP my abs
  i can't go on tuesday, can i switch to thursday
  can't go on my own, can i bring a friend
  i can't do this anymore, please cancel my membership
  I can't do the 6pm anymore
  i'm hopeless at yoga, is that a problem
  i hate my life when the alarm goes off lol
  i hurt myself in your class last week
  scared i'll hurt myself on the machine
  i cut myself shaving, can i use the pool
  my husband will kill me if i buy another pack
  husband beat me to the last place
  my partner beats me at tennis, i need a stronger core
  the instructor beasted us
  my boyfriend hit me up about the couples class
  scared of my instructor haha
  our charity supports survivors of domestic violence, would you host a class
  would you join our suicide prevention fundraiser
  we supply fire safety equipment, who do i speak to
  we offer first aid and cpr courses for your staff
  yoga for mental health?
  i have depression, would yoga help
  can i leave my child in reception while i train
  may my son wait on his own in the lounge
  can kids be left alone in the cafe
  is a 12 year old allowed to come alone
  can my child do a class by herself
  i lost my daughter's jacket at the studio
  my son left his water bottle in studio 1
  have you found my son's hoodie
  child's pose hurts my knees
  my kid is home alone so i need to cancel
  i miss my daughter, she moved away
  missing child discount on my booking
  i can't find my son's booking
  i can't find my booking
  i lost my kid's voucher
  is it odd if i turn up solo
  is it fine to come on my own
  your instructor attacked the choreography, brilliant
  can i break in my new grip socks
  knife pose or is it jack knife on the reformer
  there's a fight for places on saturday
  i'm fighting a cold, should i come
  your heating was broken
  the alarm clock made me late
  what's the number to call in an emergency
  sound bath or sound bomb lol
  are bath bombs sold at yours
  someone is following me on instagram from your page
  my trapped nerve is better, which class
  stuck on the payment page
  shooting pain down my leg from sciatica, which class
  i'm stabbing in the dark, is the tour free
`;
