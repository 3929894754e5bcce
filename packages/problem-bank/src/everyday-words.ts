/** Words of everyday statements, known so that none of them is taken for a misread one. */
export const EVERYDAY_WORDS = `
  a able about above absolute according achieve achieved across after again age ages algorithm algorithms all
  allowed along alphabet alphabetic already also although always am among an and another answer any anyone anything
  appear appears apply approximately are around arranged arrangement array arrays as ask asked assume assumed at
  attain attained auxiliary available away back bad ball balls based be because been before begin being below
  besides best between big binary black block blue book books both bottom bought box boxes bring brings brought but
  buy by calendar call called can cannot card cards carried carry case cases character characters child choice
  choices choose choosing chose chosen city class classes code color column columns come comes complete complexity
  condition consider considered consist consisting consists constant constraint contain contained containing
  contains correct correspond corresponding corresponds cost create curly current customer customers cyclic data day
  days decimal define defined denote denotes denoting describe described determine did different digit digits divide
  divided division do does done double down each earlier easy edge edges efficient efficiently either element
  elements else empty end ending ends english ensure entire entries entry equal equals even every everyone exact
  exactly example except exist exists expected explanation extra fact false far fast few file files find finding
  finds first follow followed following follows for form formed forms found from front function furthermore game
  games generally get gift give given gives giving go goes going good graph great green grid group groups guarantee
  guaranteed guarantees had half hand hard has hash have having heap height heights held help hence her here high
  his hold holding holds hour how however i if implement important in include included includes including input
  inside instead integer integers into is it item items its itself just keep kept kind kinds know known language
  large last later learn learned least leave leaves left length lengths less let letter letters level levels like
  line linear lines list lists logarithmic long look looking low lower lowercase made make makes making man many map
  matrix may mean means medium meet meeting meets member members memory method middle might minus minute money month
  more moreover most move moved moving much multiple must name named natural near need needs negative neither never
  new next nice no node nodes none nonnegative nor not note noted nothing notice now null number numbers o object
  objects obtain obtained occur occurs of off often old on once one ones only onto open opened opening operation
  operations option options or order ordering orders original other others otherwise our out output outside over own
  page pages pair pairs part particular pass passed passing people per person phrase pick picked picking place
  player players plus point points position positive possible present previous price print problem process produce
  product products program provided put puts quadratic question questions queue quick rather reach reached reaching
  read reading real receive received record records red relative remain remaining remember remembered report
  represent represented representing represents require required respectively result return returned returning
  returns right road room round row rows run runs runtime said sale same satisfies satisfy satisfying say says score
  scores second see seen select selected sell sentence sentences sequence sequences series set sets several shall
  share shared shares she shop shops short should show shown shut side sides simple since single size sizes slow
  small so sold solution solutions solve some someone something sometimes space spaces square stack stand standing
  stands start starting starts step still stop store stored storing string strings such suppose sure symbol symbols
  table take taken takes taking task tell test text texts than that the their them themselves then there therefore
  these they thing things think this those though thought through thus time times to together told too top total
  tree triple true turn turned turning twice two typical typically under unless until up upon upper us use used
  useful user using usual usually valid value values various very via want wanted wants was way we week weight
  weights well were what when where whether which while white who whole whose width will wish with within without
  woman word words work working works would write written wrote year yet you your zero
  nonempty nonnegative nonzero nonoverlapping nonincreasing nondecreasing nonadjacent noncontiguous
`
