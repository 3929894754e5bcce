import { wordsOf } from './text.ts'

/** Words of everyday statements that never tell one problem from another. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`
    a about above above-mentioned according after again algorithm all already also although always am among an and another answer any
    appear appears apply are array arrays as ask asked assume assumed at available away back based be because been before begin
    being below best between both but by call called can cannot case cases character characters choose chosen code come comes
    complete complexity condition consider considered consist consisting consists constraint contain contained containing
    contains correct create data define defined denote denotes denoting describe described determine did different do does
    done each earlier either element elements else empty end ending ends ensure entire entry entries equal equals every exactly
    example exist exists explanation extra fact false find finds finding first follow following follows for form formed forms
    found from function get give given gives giving go goes going guarantee guaranteed guarantees had has have having hence her here
    his hold holding holds how however i if implement in include included includes including input inside integer integers
    into is it item items its itself just keep know known last later length let letter letters like list lists long look
    looking made make makes making many may mean means member method might more must name named need needs never new no none
    nor not note now number numbers o occur occurs of off often on once one ones only onto operation operations or order other others
    otherwise our out output over own pair part particular pass per place position possible present print problem
    process produce program provided read represent represented representing represents require required respectively
    result return returned returning returns run runs runtime same satisfies satisfy satisfying second see sequence set shall she should show shown
    since size so solution solutions solve some space start starting starts step still stored string strings such suppose
    take taken takes takes taking task tell test than that the their them themselves then there therefore these they this
    those through thus time times to together too true two under until up upon us use used user using valid value values
    various very via want was way we well were what when where whether which while who whole whose will wish with within
    without word words work working works would write written you your zero
  `),
)
