import type { EmergencyKind } from './find-emergency.ts';
import { heldOutDistressCases } from './held-out-distress-cases.ts';

/**
 * Held-out messages of people in danger, one a line, by kind. They were written without knowledge of the patterns, so
 * that the tests measure how well the patterns generalise.
 */
export const heldOutEmergencyCases: Readonly<Record<EmergencyKind, string>> = {
  emergency_now: `
    do you have a defibrillator someone has collapsed
    if someone can hear this she is not breathing
    we train regularly and my friend just collapsed
    I took an overdose last night
    i had chest pain last night and its back
    Hello?? A lady has gone down in the middle of the class and she isn't moving
    i feel really unwell, chest is burning and i've pins and needles in my arm
    Just finished reformer, my chest is squeezing and I feel sick. Is that normal?
    my heart keeps missing beats since i got off the machine
    got a horrible stabbing feeling in my chest and can't stand up
    hi there's a woman lying in the hallway, we can't get any response from her
    somebody has had a turn in studio 2, he's shaking all over
    my daughter has stopped breathing
    I can't seem to get any air in
    pls help my throat is closing
    she's had a peanut and now she's covered in hives and can't talk
    does anyone have an epi pen, studio 1, quick
    my friend just had a fit and won't come round
    he isn't waking up after savasana, not joking
    the instructor has passed out!
    my wife's gone white and she's not answering me
    I'm bleeding and it's not stopping, got my finger caught in the spring
    her forehead is split open
    there's loads of blood coming out of his nose and he's dizzy
    knocked my head on the tower frame, seeing double now
    i fell off the box and now i can't feel my hands
    popped my shoulder out in class, please get someone
    pretty sure my ankle is broken, it's huge and i can't stand
    Somebody has broken their arm in the 10 o'clock class
    36 weeks and my water just went
    i'm 20 weeks pregnant, bad cramps and blood
    ring an ambulance for bed 7
    can you get paramedics to Miles Street
    Ambulance!!
    do you think i should go to a&e my arm and jaw ache and i'm sweating buckets
    my mum can't lift her arm and her smile is wonky
    dad has suddenly started talking rubbish and can't hold his cup
    i took 30 paracetamol
    my mate's had something slipped in his drink and can't stay awake
    the woman on the reformer opposite has slumped over and isn't answering
    hi, quick, a member has gone unconscious in the lounge
    my chest feels weird and my left hand has gone tingly
    Been getting tightness across my chest since I left your class an hour ago
    heart going like crazy, i feel like i'm going to collapse
    dad clutching his chest in reception
    everything went black and i fell, now my head is throbbing
    think I might pass out, can somebody come to the changing rooms
    she's just fallen down in the shower and hit her head on the tiles
    my friend's eyes are open but she won't talk or move
    i'm struggling to get my breath back, it's been 20 minutes
    He is making choking noises
    something's stuck in my son's throat
    bee sting, i'm allergic and my lips feel huge
    i forgot my epipen and i've eaten cashews
    a client is convulsing next to the reformers
    it's bleeding through the towel, i need help
    glass from the mirror went into her leg, lots of bleeding
    she's broken her wrist falling off the box
    My shoulder has come out of its socket
    my back went crack and now I can't feel my legs
    face feels numb on one side, should i be worried
    my husband can't get his words out and he looks lopsided
    my contractions have started, i'm on the mat
    pregnant friend is bleeding heavily in the toilets
    my son swallowed a battery
    she's diabetic and she's gone all shaky and confused
    someone here needs an ambulance asap
    whats the emergency number, my friend is dying
    anyone there??? medical emergency studio 1
    Hello, someone next to me has just had what looks like a seizure, what should we do?
    my pulse won't come down and i've got a pain between my shoulder blades and in my chest
    Chest discomfort all morning and I'm booked for 12, should I worry
    I am having severe chest pain
    pain across my chest that comes and goes since this morning
    my legs gave way and i can't get up off the studio floor
    the teacher's lying on the floor and isn't moving what do we do
    there is an old lady who fell at the entrance and she's bleeding from the head
    can someone come to studio 2 someone's passed out on the mat
    Someone is unconscous in the ladies
    he's not breathing properly and his lips are blueish
    Mum just collapsed in class, where is the defib
    girl in my class looks like she's having an allergic reaction
    my tongue feels thick and I can't swallow
    whole face has puffed up since i used the room spray
    she banged her head ten minutes ago and now she's being sick
    think I have concussion from just now, head hit the bar
    My daughter fell off the reformer and she is screaming, her arm is bent
    my toe is hanging off
    I've got blood all over me, caught my hand in the carriage
    the bleeding from my leg is getting worse
    my waters have just gone
    I'm 33 weeks and having really bad pains every few minutes
    18 weeks pregnant, bleeding since class this morning
    can't feel baby kicking today
    my friend took too many pills and is really sleepy
    He's diabetic and won't wake up properly
    there's someone having a heart attack outside your building
    One half of her body has gone floppy
    i can't see out of my left eye all of a sudden
    he cant talk and one arm is limp
    Please send an ambulance to the studio
    we've called 999, can you unlock the back door for the ambulance
    my breathing has gone really bad and my inhaler isn't helping
    my wife isn't responding to me
    please hurry a woman has collapsed in the loos
    I've been having pains in my chest for the last hour
    my chest feels like it's in a vice
    I'm on the floor in studio 1 and can't stand, everything's spinning
    she just keeled over mid class
    my friend has passed out and hit her head on the mirror
    He is not conscious
    can't get her to open her eyes
    a man is choking in the lounge
    her breathing sounds awful, like snoring, and she won't wake
    I've gone numb down one side
    my boyfriend's mouth is drooping
    the client on bed 2 is having convulsions
    my tongue is swelling up
    is there an epipen here? she's having a reaction
    my finger is cut really badly, blood is dripping everywhere
    my knee has popped out
    he's fallen from the top of the stairs and can't move
    i think my collarbone's broken, fell off the reformer
    she's 39 weeks and her waters have broken in the lobby
    i'm pregnant and i've got heavy bleeding and cramps
    call an ambulance!! studio 2
    where's the nearest defibrillator someone's not breathing
    I took all my antidepressants
    i feel like i'm having a stroke
    arm's gone dead and i can't speak right
    something isn't right, i've a racing heart and feel like i'll black out
    baby's not breathing
    my toddler is choking
    i got shocked by the light switch and my chest hurts
    a guy on the reformers has gone really pale and dropped
    my wife just fainted after class and hit the floor
    i'm having trouble breathing, can somebody come
    pls someone, my friend stopped responding
    crushing pain behind my breastbone
    is it bad if my chest hurts and my left shoulder aches right now
    elderly man down in the entrance, not moving
    had a bad fall off the tower, can't move my neck
    I think she's had a stroke
    there's a woman fitting in studio 1
    she's allergic to bees and just got stung
    my daughter is choking on a sweet
    he's bleeding from his ear after banging his head
    I cut my wrist on broken glass and it won't stop bleeding
    leg snapped, i heard it
    my waters went in class
    heavily pregnant woman has collapsed
    need 999
    my friend overdosed
    our instructor just fell and she's unconscious
    im so dizzy and my heart is beating out of my chest
    I can't breath and my chest is tight!
    someone's throat is closing up, nuts
    he's turning purple
    she keeps having seizures, one after another
  `,
  fire_or_danger: `
    i think the building is on fire
    we can smell something burning near studio 2
    smoke's coming under the door
    the extension lead is smoking and making a buzzing noise
    evacuate? the alarm has gone off and there's smoke
    guy outside with a machete
    there's a bloke in the changing room who won't leave and he's scaring everyone
    a man followed me into the toilets
    someone is kicking the front door in
    the toaster in the kitchenette is on fire
    strange gas smell in the corridor, should we get out
    black smoke coming from next door
    there are sparks flying out of the light
    some man is hitting a woman outside your entrance
    A drunk guy is smashing up the reception
    he's got a gun
    my stalker is in the lobby
    i'm hiding from my husband at your studio
    The sauna heater is in flames
    is anyone else smelling smoke in studio 2
    the whole corridor is full of smoke
    I think there's a fire downstairs
    there's a strong gas smell outside
    someone's trying to force the back door open and i'm alone here
    a man just punched another client at reception
    a stranger has locked himself in the changing room with my friend
    help there's a fire in the changing room
    i smell burning plastic
    there's a guy threatening the girl at the front desk
    someone with a knife just came in
    people are fighting in the lobby
    fire alarm going off in the building
    smoke is pouring out of the vent
    there's a smell of gas
    somebody's trying to get in through the window, i'm here alone
    a man hit me outside the studio just now
    an aggressive man won't leave the reception
  `,
  distress: heldOutDistressCases,
  child_alone: `
    there is a kid sobbing by the lockers with no adult
    my two year old got out of the lounge and i can't see her
    someone's left their baby asleep in the buggy outside
    A girl of about 6 just came in on her own and doesn't know where her parents are
    A child is wandering round the corridor on his own
    my daughter has gone missing from the lounge
    i cant find my toddler!!!
    Someone has left a little boy here and class finished an hour ago
    crying baby in the changing room, no one with it
    there's a lost girl in reception, she's about five
    my son didn't come out of the toilets and i can't find him
    I've found a child on their own near studio 1
    my 5yo is missing
    can't find my kid help
    a little girl keeps asking for her mum and nobody's here
    there's a child here who has been left by themselves
    There's a small child by herself outside studio 2
    my daughter's disappeared
    a toddler has been left in the changing room
    we've lost our son somewhere in the building
    kid left here, parents not answering
    there's a kid on his own in reception and he's crying
    I can't find my 3 year old
    someone forgot their child here
    lost little boy outside the studio
  `,
};
