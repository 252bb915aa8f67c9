/**
 * What Hungarian children and parents choose for a password, the likeliest first, without accents: the estimator's own
 * lists hold what the world chooses. Forms with a number behind or capitals need not stand here, the estimator knows
 * them.
 */
export const HUNGARIAN_WORDS: readonly string[] = `
  jelszo titok titkos matek matekliget matematika liget iskola suli asdasd csiga letra eper
  szeretlek szeretem imadlak anya apa anyu apu anyuka apuka mama papa nagyi tesom csalad szerelem
  kiscica cica macska cicus cicuka kutya kutyus kiskutya nyuszi nyuszika lovacska unikornis paci maci macko csillag
  csillagom napocska napsugar hold virag rozsa pillango tunder hercegno kiraly kiralyno herceg sarkany oroszlan tigris
  farkas roka medve delfin pingvin zsiraf elefant teknos bagoly katica hoember mikulas karacsony husvet szulinap
  foci focista barca fradi ferencvaros ujpest honved labda kezilabda kosarlabda tenisz uszas tanc balett zene gitar
  pokember denever deneverember szupermen vasember szuperhos hos hosno transformers nindzsa nindzsak kaloz
  lovag varazslo boszorkany hofeherke hamupipoke csipkerozsika jegvarazs elza olaf barbi barbie mancsorjarat minyon minyonok
  vuk susu csizmaskandur kisherceg tomesjerry tomi jerry harrypotter roxfort gyuruk csillagok haboru dinoszaurusz dino
  sarkanyok urhajo urhajos raketa robot auto autok kamion traktor vonat repulo hajo motor bicikli tuzolto rendor katona
  orvos lovas poni csiko kecske malac tehen birka csirke kacsa liba hal cap polip teve szarvas
  mokus suni vakond beka kigyo pok meh lepke nyul egercike kisnyuszi kismacska kiskacsa
  zongora jatek gamer roblox fortnite minecraft pokemon messi ronaldo neymar szoboszlai magyar magyarorszag budapest
  debrecen szeged pecs gyor miskolc sopron eger kecskemet szekesfehervar nyiregyhaza szombathely balaton duna tisza
  alma korte barack cseresznye malna csoki csokolade fagyi palacsinta pizza suti torta kakao piros kek zold sarga fekete
  feher lila rozsaszin narancs tavasz nyar osz tel hetfo kedd szerda csutortok pentek szombat vasarnap januar februar
  marcius aprilis majus junius julius augusztus szeptember oktober november december egy ketto harom negy ot hat het
  nyolc kilenc tiz szia hello helo szevasz kisbaba baba barat baratom baratno boldog boldogsag szep szepseg okos ugyes
  bolond bela tanar tanarno tanulo diak tanulas okosodj szulo laptop telefon internet facebook youtube tiktok instagram
  anna hanna zoe luca emma lena zsofia zsofi nora lili lilla maja sara mira fanni boglarka bogi laura petra reka rebeka
  eszter kata katalin katica kati julia juli jazmin dora dorina dorka vivien viki viktoria zita zsuzsa zsuzsi szofia
  flora panna kinga kitti klaudia krisztina kriszti nikolett niki noemi orsolya orsi barbara bori borbala blanka bianka
  alexandra adel agnes agi aniko anita andrea angela beata betti bettina csenge csilla dalma diana edina edit emese
  erika erzsebet eva evi gabriella gabi gyongyi helga henrietta heni hajnalka ildiko ibolya ilona ilus ilka ivett
  izabella judit jutka johanna karina karolina lia liza maria mari marianna marta margit melinda monika moni olivia
  piroska rita roza regina renata sarolta szilvia szabina szonja tamara teodora terez timea timi tunde valeria veronika
  veca virag zselyke aron adam abel akos alex alexander andras andris antal attila balazs balint barna barnabas bence
  benedek benett beni benjamin botond bendeguz csaba csongor csanad daniel dani david dominik domi denes dezso elek
  erik endre ferenc feri ferko gabor gabi gergely gergo geri gyorgy gyuri gyula hunor imre istvan isti pista jozsef
  joska jozsi janos jancsi jani karoly karcsi kornel kristof krisztian krisztofer krisz kevin laszlo laci lajos levente
  lorant lukacs marcell marci mark marton mate matyas matyi miklos milan mihaly misi martin milos nandor nimrod noel
  norbert norbi oliver olivier ors oszkar otto patrik peter peti pal pali rajmund richard richi robert robi roland
  samuel sandor sanyi sebestyen simon soma szabolcs szilard tamas tomi tibor tibi vilmos viktor vince zalan zente zeteny
  zoltan zoli zsolt zsigmond zsombor nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs
  juhasz lakatos meszaros olah simon racz fekete szilagyi torok feher balazs gal kis szucs kocsis orsos pinter
`
  .trim()
  .split(/\s+/)
