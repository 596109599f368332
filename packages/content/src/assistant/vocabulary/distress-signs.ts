/** Signs of suicidal thoughts, self-harm or violence at home, in the pattern syntax of `compileWordPatterns`. */
export const distressSigns = `
  # Suicide.
  suicide/suicidal
  not .. need/needing .. where im/i going
  not/wont be around/here much longer
  @not/wont .. be around .. longer
  sorted/put/putting my affairs
  affairs in order
  @not .. see the point anymore $
  @not .. see the point any more $
  @not .. want to carry on with it $
  saying/said goodbye to everyone/everybody
  whats/what .. the point of/in .. any of it/anything/anymore
  point of any of it $
  so? tired of everything
  better/happier/easier .. without me/her/him
  saving/saved/hoarding/collecting .. my/the? tablets/pills/medication
  taken/swallowed .. too many tablets/pills/painkillers/paracetamol/sleeping
  standing/stood/sat .. on/at/under .. bridge
  last .. message/words/goodbye ever $
  @not/no .. future for me
  goodbye everyone/everybody/all
  tell/told everyone/them/mum/mom/kids .. i loved/love .. them
  kill/killing/killed/hang/hanging/shoot/drown myself/himself/herself/themselves
  end/ending/ended/ends/finish/take/taking .. my/her/his/their own? life
  taking .. own life
  end/ending/ends it all
  ending everything
  @not .. want .. carry/go on living
  @not .. want .. carry on $
  end/ending/ends things $
  want/wants/wanted/wanting/wish/prefer/ready/going/hoping/need/needs/plan/planning/decided to die
  wanna die
  thinking/think/thoughts/thought/talks/talking/talked .. of/about .. dying/suicide/death/ending/killing/jumping
  @not .. want/wants .. live $
  @not .. want/wants .. live .. any*/like/more/life
  @not .. want/wants .. be alive
  @not .. want/wants .. be here/around any*
  @not .. want/wants .. exist/existing
  @not .. want/wants .. wake up
  wish/wished/rather .. dead
  wish/wished .. never .. born/existed/woken
  wish/wished .. not .. wake/woken/here/alive/exist
  wish/wished .. wake/disappear $
  wish/wished/wouldnt .. not/wouldnt/never wake up
  never wake up
  want/wish/hope/like .. .. not/never wake
  wish .. could just? disappear/vanish
  want/wants .. all to stop
  want/wants .. disappear/vanish forever?
  better off without me/her/him
  better off dead
  would/will .. miss/care/notice .. i/me .. gone/dead/died/die/disappeared
  nobody/no .. would/will .. miss me
  @not/wont be alive
  reason to live/be/keep/carry
  worth living
  life .. @not .. worth
  @not .. want .. in this world/life/body
  leave/leaving this world/life/earth
  this world any*
  life is over
  @not/shouldnt be alive/exist
  should not be alive/exist
  want it all? to be over
  mental health emergency
  not ok/okay/alright/well mentally
  waste of space
  goodbye world
  left to live
  nothing left .. for me/here
  nothing .. left for me
  nothing .. live for
  point .. of/in .. living/life/alive
  point in? being here/alive
  @not/no .. point .. in/of anything $
  @not/no .. point .. in/of anything any*
  point .. going/carrying on $
  point .. going/carrying on .. any*/living/like/with/life
  why .. bother .. living
  can/cant/could .. not? go on .. without her/him/them
  can/cant/could not carry on .. anymore/any/living/like/life
  can/cant/could not carry on $
  breaking point
  can/cant/could not? keep going $
  can/cant .. not? keep going .. anymore/any/like/life/much
  can/cant .. not? live like this
  thinking/think/thoughts/thought .. not being/existing/waking
  thinking/think/thoughts/thought .. not .. here/alive $
  life/living/everything/existence .. pointless/meaningless/unbearable
  nothing .. matters
  sleep/asleep forever
  everyone/everybody/they/family/people/world/kids .. happier/better/easier .. i/me .. gone/dead/without/here/around/alive/disappeared
  happier/better/easier .. if .. i .. gone/dead/not/disappeared
  tired/sick/done/enough .. of/with .. living/alive/existing
  tired/sick/done/enough of/with/off my/this? life
  being/be/rather dead
  planning/planned/plan .. how .. do/kill/end/die
  have/got .. the pills/tablets/rope/knife/blade
  if i .. disappeared/died/vanished/gone .. nobody/no/not/anyone/would
  deserve .. to live/exist/be alive
  way/ways to die
  painless way
  how many .. pills/tablets/paracetamol
  no/lost/losing/any .. hope $
  no/lost all? hope left/anymore/any/for
  a/such burden .. everyone/family/to/them
  live or die
  want/wants .. pain .. stop/end/over
  unalive
  kms
  samaritans
  crisis line/team/helpline
  suicide/crisis hotline/helpline/line
  mental health? breakdown/crisis
  not .. trust .. @self
  scared/afraid .. of .. what i .. do
  scared/afraid of myself
  given/giving/gave up on life/living/everything
  out of this life
  see .. a/any way out
  @not/no .. see .. future
  no way out
  dark/bad/suicidal thoughts
  feel/feels/feeling/am .. hopeless $
  am/feel/feeling .. worthless
  feel/feeling .. hopeless/worthless/empty .. and/inside/alone
  hate my life
  @not .. stop crying
  jump/jumping/jumped .. in front
  jump/jumping .. off .. bridge/roof/building/balcony
  standing/stand/sitting/sat/stood/edge .. on/from/off .. a/the bridge
  jump/jumping/jumped from/off .. a/the bridge
  a/the rope ready
  goodbye letter/letters/note
  this is goodbye
  wont hear from me again

  # Self-harm.
  self harm/harming/harmed/harms/injury
  selfharm*
  want/wants/going/urge/urges/might/may/will/need/needs/about/thinking/scared/afraid/worried/threatening .. hurt/harm/cut/hurting/harming/cutting @self
  keep/keeps/started/been/stop .. hurting/harming/cutting @self
  cut @self .. purpose/again
  cutting @self
  started/starter/starting cutting
  do something to @self
  do something stupid
  pills/tablets .. thinking/going/want .. taking/take
  thinking/think/about/want/going/gonna .. taking/take/swallow .. all/whole/every .. pills/tablets/medication/meds/paracetamol
  taking/take all .. my .. pills/tablets/medication/meds
  burn/burning/starve/starving/punish/punishing/scratch/scratching/hit/hitting/stab @self

  # Violence at home.
  @family/he/she/hes/shes .. hits/hit/hitting/beats/beat/beating/punches/punched/slaps/slapped/kicks/kicked/strangled/choked/hurts/abuses/abused/abusing/attacks/attacked/threatens/threatened/threatening/rapes/raped/controls/shoves/shoved/chokes me/us
  @family/he/she .. pushed/pushes/threw/throws me
  @family .. is/was/gets/can/being .. violent/abusive
  he/she/they .. gets/is .. violent
  is/being/been/getting .. beaten/abused by
  being/been/am .. abused/beaten
  getting beaten
  @family/he/she .. black eye
  @family/he/she .. locked/locks/traps/trapped me
  @family/he .. not let me .. see/have/speak/talk .. friends/family/money/mum/phone/anyone/anybody
  @family/he/she .. knows where i live
  @family/he/she .. smacks/smacked/bites/bit/burns/burnt/drags/dragged me
  hits/beats/punches/slaps/strangles/kicks/chokes me
  what .. he/she/@family .. will/would/might/could .. do to me
  @family/he/she .. grabbed/grabs/held/holds .. me .. by/throat/neck/hair/down
  hiding/hide/hid .. from .. @family/him/her
  @family/he/she .. knife .. home
  @family/he/she .. threatens/threatened/threatening .. me .. with
  @not .. safe .. with/around/near .. him/her/@family
  @family/he/she/dad .. hitting/slapping/punching/kicking/hurting/beating/strangling/choking/grabbing/pushing/threatening/shoving/abusing/raping me/us
  @family/he/she/dad .. hits/hit/hitting/beats .. our/the/my kids/children/son/daughter/child/baby
  hand/hands .. round/around/on .. my .. throat/neck
  going/gonna/might/will .. hurt/kill/hit/beat/attack/find me
  threw/throws/throwing .. at me
  @family/he/she .. forces/forced/forcing/makes me .. to/into/have sex/bed
  fear for/of my life
  scared/afraid/fear for .. life
  ran/run/running/runaway .. away from .. home/him/her/@family
  place to hide/refuge
  women refuge
  coercive
  controlling .. @family
  @family .. controls/controlling .. me/everything
  my/her/an/this abusive
  abusive relationship/partner/husband/home/boyfriend/marriage
  domestic abuse/violence
  @not .. safe at home
  @not .. safe .. home/live/husband/partner
  unsafe .. home
  scared/afraid/frightened/terrified .. of .. my/her .. @family
  scared/afraid/frightened/terrified/dread .. go/going/be/to home
  threatened/threatens/threatening to kill
  said/says/saying/told .. he/she/hell/shell/hed/they/theyll .. would/will/going? .. kill .. me/us/her
  he/she/hell/shell .. will? kill me
  he/she/@family .. going to kill me
  @not/wont .. let me .. out/leave .. house/home/flat
  @family .. locks/locked me
  locks me in
  checks my phone
  get/need/got .. away from .. him/her/@family
  escaped/escape/fled/flee .. from? .. my .. @family
  bruises .. because/from .. @family/him/her
  husband/partner/boyfriend/he/wife/girlfriend .. hurts me
`;

/** Signs of distress, unless the message is about a booking. */
export const vagueDistressSigns = `
  plan/planning/want/wants/going/ready/decided/thinking/about .. to/of/about end/ending it
  can/cant/could .. not? go on .. anymore/any/much/living/longer/like
  can/could not go on $
  cant go on $
  can/cant/could .. not? do this/it/life any*
  can/cant/could .. not? take this/it/life any*
  can/cant/could .. not? cope $
  can/cant/could .. not? cope .. any*/longer
`;

/** Wishes not to wake up. They don't report an unconscious person. */
export const deathWishes = `
  want/wants/wish/wishes/hope/like/wishing/rather .. .. not/never/wont/wouldnt .. wake/waking
  never wake up
`;
