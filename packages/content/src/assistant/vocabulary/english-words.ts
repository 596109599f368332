/**
 * Common English words in messages to a studio. `isHardlyEnglish` ignores those that are also in
 * `wordsInSeveralLanguages`, because they identify no language.
 */
export const commonEnglishWords =
  'playlist fire amazing brilliant massage coffee banana plank murder brutal chat slow owner light mirror mirrors ' +
  'the and that have for not with you this but his from they say she will one all would there their what out about who ' +
  'get which when make can like time just him know take people into year your good some could them see other than then ' +
  'now look only its over think also back after use two how our work first well way even new want because any these give ' +
  'day days most us are were been being has had did does done am doing going gone went made making got getting taken took ' +
  'coming came need needs needed wants wanted try trying tried tell told ask asking asked find found help thing things ' +
  'something anything everything nothing someone anyone everyone somebody anybody today tonight tomorrow yesterday morning ' +
  'afternoon evening night week weeks month months years hour hours minute minutes monday tuesday wednesday thursday friday ' +
  'saturday sunday weekend weekday next last before later early earlier late soon always never often sometimes again still ' +
  'already yet much many more less few little lot lots bit free full left open close closed available book booked booking ' +
  'class classes session sessions place places spot spots space spaces room price prices cost costs pay paid paying money ' +
  'charge charged refund cancel cancelled cancelling move moved change changed swap buy bought sell cheap cheaper cheapest ' +
  'pack packs membership member members card gift voucher code account email mail phone call website page link log login ' +
  'password teacher teachers instructor instructors teach teaches teaching teaching beginner beginners start starting ' +
  'starts started begin begins end ends finish hold stop pause join leave bring wear come comes pop drop visit show shown ' +
  'please thanks thank hello hey hi hiya sorry yes yeah no okay sure great lovely nice bad best better worst hard easy ' +
  'slow fast old young man men woman women lady ladies girl boy husband wife friend friends mate sister brother mum mother ' +
  'dad father daughter son kid kids child children baby pregnant back knee shoulder neck hip pain hurt injury doctor ' +
  'where why whose while until since without within between under around near here away off down up through during each ' +
  'every both either another same different own my me your yours mine her myself should must may might shall let lets ' +
  'keep kept put run running walk feel feeling feels seem long short small big large high low right wrong able sort kind ' +
  'person human real talk speak chat team staff studio water towel shower showers changing socks shoes mat mats bed beds ' +
  'train tube bus station parking bike street road address wheelchair lift stairs toilet door desk hear waiting list wait ' +
  'three four five six seven eight nine ten once twice half per too very really quite maybe else instead together alone ' +
  'if whether though does dont doesnt didnt isnt cant wont havent hasnt ive youre thats whats whos hows id ill im tho lol ' +
  'ugh ok aswell gonna wanna bout bit stuff guys anyone bookings question weather news love loved happy sad tired stiff ' +
  'work works working worked include included includes cover covers covered valid expire expires lasts share difference ' +
  'accept accepts plan plans cash health healthcare insurance insurer insured company employer receipt receipts register registered provide allow allowed leave suitcase luggage coffee tea food eat eating drink safe secure private party group groups corporate wedding hen birthday present presents treat buggy pram nanny sitter dog dogs phone charge charger battery plug socket photo photos video camera film music loud quiet smell clean dirty broken fix working stuck error loading page site freeze frozen pause upgrade downgrade switch level levels hardest easiest heated hot cold warm window windows air seat seats park drive driving car taxi cycle walk near nearest far close station exit map directions floor upstairs downstairs step steps ramp deaf blind autistic anxious nervous scared ' +
  'to of my it by write send office head email emails function ' +
  'tight stiff runner running marathon hate chanting legs arms hips abs sweat body core relax calm energy music noise hard easy gym sport football tennis ' +
  'between explain mean means suit suits recommend suggest offer offers discount student students deal trial tour ' +
  'update emergency contact number details holiday bank closed opening august march april february january december november october september june july birthday';

/** English words that also exist in other languages. */
export const wordsInSeveralLanguages: ReadonlySet<string> = new Set(
  'no on in is an as at be do he hi i me or so us we am all man war was will her his pour sale son dad mat come plus per real pack card'.split(
    ' ',
  ),
);
