/** Columns: number, its words, its ordinal, then what is written after the digits for each suffix of SUFFIXES. */
export const SUFFIXES = ['ban', 'ból', 'nak', 'ra', 'hoz', 'tól', 'nál', 'ról', 'szor', 't', 'val', 's', 'ad'] as const

export const WRITTEN_FORMS = `
0 nulla nulladik ban ból nak ra hoz tól nál ról szor t val s d
1 egy első ben ből nek re hez től nél ről szer et gyel es ed
2 kettő második ben ből nek re höz től nél ről szer t vel es ed
3 három harmadik ban ból nak ra hoz tól nál ról szor at mal as ad
4 négy negyedik ben ből nek re hez től nél ről szer et gyel es ed
5 öt ötödik ben ből nek re höz től nél ről ször öt tel ös öd
6 hat hatodik ban ból nak ra hoz tól nál ról szor ot tal os od
7 hét hetedik ben ből nek re hez től nél ről szer et tel es ed
8 nyolc nyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
9 kilenc kilencedik ben ből nek re hez től nél ről szer et cel es ed
10 tíz tizedik ben ből nek re hez től nél ről szer et zel es ed
11 tizenegy tizenegyedik ben ből nek re hez től nél ről szer et gyel es ed
12 tizenkettő tizenkettedik ben ből nek re höz től nél ről szer t vel es ed
13 tizenhárom tizenharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
14 tizennégy tizennegyedik ben ből nek re hez től nél ről szer et gyel es ed
15 tizenöt tizenötödik ben ből nek re höz től nél ről ször öt tel ös öd
16 tizenhat tizenhatodik ban ból nak ra hoz tól nál ról szor ot tal os od
17 tizenhét tizenhetedik ben ből nek re hez től nél ről szer et tel es ed
18 tizennyolc tizennyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
19 tizenkilenc tizenkilencedik ben ből nek re hez től nél ről szer et cel es ed
20 húsz huszadik ban ból nak ra hoz tól nál ról szor at szal as ad
21 huszonegy huszonegyedik ben ből nek re hez től nél ről szer et gyel es ed
22 huszonkettő huszonkettedik ben ből nek re höz től nél ről szer t vel es ed
23 huszonhárom huszonharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
24 huszonnégy huszonnegyedik ben ből nek re hez től nél ről szer et gyel es ed
25 huszonöt huszonötödik ben ből nek re höz től nél ről ször öt tel ös öd
26 huszonhat huszonhatodik ban ból nak ra hoz tól nál ról szor ot tal os od
27 huszonhét huszonhetedik ben ből nek re hez től nél ről szer et tel es ed
28 huszonnyolc huszonnyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
29 huszonkilenc huszonkilencedik ben ből nek re hez től nél ről szer et cel es ed
30 harminc harmincadik ban ból nak ra hoz tól nál ról szor at cal as ad
31 harmincegy harmincegyedik ben ből nek re hez től nél ről szer et gyel es ed
32 harminckettő harminckettedik ben ből nek re höz től nél ről szer t vel es ed
33 harminchárom harmincharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
34 harmincnégy harmincnegyedik ben ből nek re hez től nél ről szer et gyel es ed
35 harmincöt harmincötödik ben ből nek re höz től nél ről ször öt tel ös öd
36 harminchat harminchatodik ban ból nak ra hoz tól nál ról szor ot tal os od
37 harminchét harminchetedik ben ből nek re hez től nél ről szer et tel es ed
38 harmincnyolc harmincnyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
39 harminckilenc harminckilencedik ben ből nek re hez től nél ről szer et cel es ed
40 negyven negyvenedik ben ből nek re hez től nél ről szer et nel es ed
41 negyvenegy negyvenegyedik ben ből nek re hez től nél ről szer et gyel es ed
42 negyvenkettő negyvenkettedik ben ből nek re höz től nél ről szer t vel es ed
43 negyvenhárom negyvenharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
44 negyvennégy negyvennegyedik ben ből nek re hez től nél ről szer et gyel es ed
45 negyvenöt negyvenötödik ben ből nek re höz től nél ről ször öt tel ös öd
46 negyvenhat negyvenhatodik ban ból nak ra hoz tól nál ról szor ot tal os od
47 negyvenhét negyvenhetedik ben ből nek re hez től nél ről szer et tel es ed
48 negyvennyolc negyvennyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
49 negyvenkilenc negyvenkilencedik ben ből nek re hez től nél ről szer et cel es ed
50 ötven ötvenedik ben ből nek re hez től nél ről szer et nel es ed
51 ötvenegy ötvenegyedik ben ből nek re hez től nél ről szer et gyel es ed
52 ötvenkettő ötvenkettedik ben ből nek re höz től nél ről szer t vel es ed
53 ötvenhárom ötvenharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
54 ötvennégy ötvennegyedik ben ből nek re hez től nél ről szer et gyel es ed
55 ötvenöt ötvenötödik ben ből nek re höz től nél ről ször öt tel ös öd
56 ötvenhat ötvenhatodik ban ból nak ra hoz tól nál ról szor ot tal os od
57 ötvenhét ötvenhetedik ben ből nek re hez től nél ről szer et tel es ed
58 ötvennyolc ötvennyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
59 ötvenkilenc ötvenkilencedik ben ből nek re hez től nél ről szer et cel es ed
60 hatvan hatvanadik ban ból nak ra hoz tól nál ról szor at nal as ad
61 hatvanegy hatvanegyedik ben ből nek re hez től nél ről szer et gyel es ed
62 hatvankettő hatvankettedik ben ből nek re höz től nél ről szer t vel es ed
63 hatvanhárom hatvanharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
64 hatvannégy hatvannegyedik ben ből nek re hez től nél ről szer et gyel es ed
65 hatvanöt hatvanötödik ben ből nek re höz től nél ről ször öt tel ös öd
66 hatvanhat hatvanhatodik ban ból nak ra hoz tól nál ról szor ot tal os od
67 hatvanhét hatvanhetedik ben ből nek re hez től nél ről szer et tel es ed
68 hatvannyolc hatvannyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
69 hatvankilenc hatvankilencedik ben ből nek re hez től nél ről szer et cel es ed
70 hetven hetvenedik ben ből nek re hez től nél ről szer et nel es ed
71 hetvenegy hetvenegyedik ben ből nek re hez től nél ről szer et gyel es ed
72 hetvenkettő hetvenkettedik ben ből nek re höz től nél ről szer t vel es ed
73 hetvenhárom hetvenharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
74 hetvennégy hetvennegyedik ben ből nek re hez től nél ről szer et gyel es ed
75 hetvenöt hetvenötödik ben ből nek re höz től nél ről ször öt tel ös öd
76 hetvenhat hetvenhatodik ban ból nak ra hoz tól nál ról szor ot tal os od
77 hetvenhét hetvenhetedik ben ből nek re hez től nél ről szer et tel es ed
78 hetvennyolc hetvennyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
79 hetvenkilenc hetvenkilencedik ben ből nek re hez től nél ről szer et cel es ed
80 nyolcvan nyolcvanadik ban ból nak ra hoz tól nál ról szor at nal as ad
81 nyolcvanegy nyolcvanegyedik ben ből nek re hez től nél ről szer et gyel es ed
82 nyolcvankettő nyolcvankettedik ben ből nek re höz től nél ről szer t vel es ed
83 nyolcvanhárom nyolcvanharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
84 nyolcvannégy nyolcvannegyedik ben ből nek re hez től nél ről szer et gyel es ed
85 nyolcvanöt nyolcvanötödik ben ből nek re höz től nél ről ször öt tel ös öd
86 nyolcvanhat nyolcvanhatodik ban ból nak ra hoz tól nál ról szor ot tal os od
87 nyolcvanhét nyolcvanhetedik ben ből nek re hez től nél ről szer et tel es ed
88 nyolcvannyolc nyolcvannyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
89 nyolcvankilenc nyolcvankilencedik ben ből nek re hez től nél ről szer et cel es ed
90 kilencven kilencvenedik ben ből nek re hez től nél ről szer et nel es ed
91 kilencvenegy kilencvenegyedik ben ből nek re hez től nél ről szer et gyel es ed
92 kilencvenkettő kilencvenkettedik ben ből nek re höz től nél ről szer t vel es ed
93 kilencvenhárom kilencvenharmadik ban ból nak ra hoz tól nál ról szor at mal as ad
94 kilencvennégy kilencvennegyedik ben ből nek re hez től nél ről szer et gyel es ed
95 kilencvenöt kilencvenötödik ben ből nek re höz től nél ről ször öt tel ös öd
96 kilencvenhat kilencvenhatodik ban ból nak ra hoz tól nál ról szor ot tal os od
97 kilencvenhét kilencvenhetedik ben ből nek re hez től nél ről szer et tel es ed
98 kilencvennyolc kilencvennyolcadik ban ból nak ra hoz tól nál ról szor at cal as ad
99 kilencvenkilenc kilencvenkilencedik ben ből nek re hez től nél ről szer et cel es ed
100 száz századik ban ból nak ra hoz tól nál ról szor at zal as ad
`

/** Columns: number, then the whole word for each suffix of STEM_CHANGING_SUFFIXES. */
export const STEM_CHANGING_SUFFIXES = ['t', 'val', 'szor', 's', 'ad'] as const

export const WHOLE_WORDS = `
0 nullát nullával nullaszor nullás nullad
1 egyet eggyel egyszer egyes egyed
2 kettőt kettővel kétszer kettes ketted
3 hármat hárommal háromszor hármas harmad
4 négyet néggyel négyszer négyes negyed
5 ötöt öttel ötször ötös ötöd
6 hatot hattal hatszor hatos hatod
7 hetet héttel hétszer hetes heted
8 nyolcat nyolccal nyolcszor nyolcas nyolcad
9 kilencet kilenccel kilencszer kilences kilenced
10 tízet tízzel tízszer tízes tized
11 tizenegyet tizeneggyel tizenegyszer tizenegyes tizenegyed
12 tizenkettőt tizenkettővel tizenkétszer tizenkettes tizenketted
13 tizenhármat tizenhárommal tizenháromszor tizenhármas tizenharmad
14 tizennégyet tizennéggyel tizennégyszer tizennégyes tizennegyed
15 tizenötöt tizenöttel tizenötször tizenötös tizenötöd
16 tizenhatot tizenhattal tizenhatszor tizenhatos tizenhatod
17 tizenhetet tizenhéttel tizenhétszer tizenhetes tizenheted
18 tizennyolcat tizennyolccal tizennyolcszor tizennyolcas tizennyolcad
19 tizenkilencet tizenkilenccel tizenkilencszer tizenkilences tizenkilenced
20 húszat hússzal hússzor húszas huszad
21 huszonegyet huszoneggyel huszonegyszer huszonegyes huszonegyed
22 huszonkettőt huszonkettővel huszonkétszer huszonkettes huszonketted
23 huszonhármat huszonhárommal huszonháromszor huszonhármas huszonharmad
24 huszonnégyet huszonnéggyel huszonnégyszer huszonnégyes huszonnegyed
25 huszonötöt huszonöttel huszonötször huszonötös huszonötöd
26 huszonhatot huszonhattal huszonhatszor huszonhatos huszonhatod
27 huszonhetet huszonhéttel huszonhétszer huszonhetes huszonheted
28 huszonnyolcat huszonnyolccal huszonnyolcszor huszonnyolcas huszonnyolcad
29 huszonkilencet huszonkilenccel huszonkilencszer huszonkilences huszonkilenced
30 harmincat harminccal harmincszor harmincas harmincad
31 harmincegyet harminceggyel harmincegyszer harmincegyes harmincegyed
32 harminckettőt harminckettővel harminckétszer harminckettes harmincketted
33 harminchármat harminchárommal harmincháromszor harminchármas harmincharmad
34 harmincnégyet harmincnéggyel harmincnégyszer harmincnégyes harmincnegyed
35 harmincötöt harmincöttel harmincötször harmincötös harmincötöd
36 harminchatot harminchattal harminchatszor harminchatos harminchatod
37 harminchetet harminchéttel harminchétszer harminchetes harmincheted
38 harmincnyolcat harmincnyolccal harmincnyolcszor harmincnyolcas harmincnyolcad
39 harminckilencet harminckilenccel harminckilencszer harminckilences harminckilenced
40 negyvenet negyvennel negyvenszer negyvenes negyvened
41 negyvenegyet negyveneggyel negyvenegyszer negyvenegyes negyvenegyed
42 negyvenkettőt negyvenkettővel negyvenkétszer negyvenkettes negyvenketted
43 negyvenhármat negyvenhárommal negyvenháromszor negyvenhármas negyvenharmad
44 negyvennégyet negyvennéggyel negyvennégyszer negyvennégyes negyvennegyed
45 negyvenötöt negyvenöttel negyvenötször negyvenötös negyvenötöd
46 negyvenhatot negyvenhattal negyvenhatszor negyvenhatos negyvenhatod
47 negyvenhetet negyvenhéttel negyvenhétszer negyvenhetes negyvenheted
48 negyvennyolcat negyvennyolccal negyvennyolcszor negyvennyolcas negyvennyolcad
49 negyvenkilencet negyvenkilenccel negyvenkilencszer negyvenkilences negyvenkilenced
50 ötvenet ötvennel ötvenszer ötvenes ötvened
51 ötvenegyet ötveneggyel ötvenegyszer ötvenegyes ötvenegyed
52 ötvenkettőt ötvenkettővel ötvenkétszer ötvenkettes ötvenketted
53 ötvenhármat ötvenhárommal ötvenháromszor ötvenhármas ötvenharmad
54 ötvennégyet ötvennéggyel ötvennégyszer ötvennégyes ötvennegyed
55 ötvenötöt ötvenöttel ötvenötször ötvenötös ötvenötöd
56 ötvenhatot ötvenhattal ötvenhatszor ötvenhatos ötvenhatod
57 ötvenhetet ötvenhéttel ötvenhétszer ötvenhetes ötvenheted
58 ötvennyolcat ötvennyolccal ötvennyolcszor ötvennyolcas ötvennyolcad
59 ötvenkilencet ötvenkilenccel ötvenkilencszer ötvenkilences ötvenkilenced
60 hatvanat hatvannal hatvanszor hatvanas hatvanad
61 hatvanegyet hatvaneggyel hatvanegyszer hatvanegyes hatvanegyed
62 hatvankettőt hatvankettővel hatvankétszer hatvankettes hatvanketted
63 hatvanhármat hatvanhárommal hatvanháromszor hatvanhármas hatvanharmad
64 hatvannégyet hatvannéggyel hatvannégyszer hatvannégyes hatvannegyed
65 hatvanötöt hatvanöttel hatvanötször hatvanötös hatvanötöd
66 hatvanhatot hatvanhattal hatvanhatszor hatvanhatos hatvanhatod
67 hatvanhetet hatvanhéttel hatvanhétszer hatvanhetes hatvanheted
68 hatvannyolcat hatvannyolccal hatvannyolcszor hatvannyolcas hatvannyolcad
69 hatvankilencet hatvankilenccel hatvankilencszer hatvankilences hatvankilenced
70 hetvenet hetvennel hetvenszer hetvenes hetvened
71 hetvenegyet hetveneggyel hetvenegyszer hetvenegyes hetvenegyed
72 hetvenkettőt hetvenkettővel hetvenkétszer hetvenkettes hetvenketted
73 hetvenhármat hetvenhárommal hetvenháromszor hetvenhármas hetvenharmad
74 hetvennégyet hetvennéggyel hetvennégyszer hetvennégyes hetvennegyed
75 hetvenötöt hetvenöttel hetvenötször hetvenötös hetvenötöd
76 hetvenhatot hetvenhattal hetvenhatszor hetvenhatos hetvenhatod
77 hetvenhetet hetvenhéttel hetvenhétszer hetvenhetes hetvenheted
78 hetvennyolcat hetvennyolccal hetvennyolcszor hetvennyolcas hetvennyolcad
79 hetvenkilencet hetvenkilenccel hetvenkilencszer hetvenkilences hetvenkilenced
80 nyolcvanat nyolcvannal nyolcvanszor nyolcvanas nyolcvanad
81 nyolcvanegyet nyolcvaneggyel nyolcvanegyszer nyolcvanegyes nyolcvanegyed
82 nyolcvankettőt nyolcvankettővel nyolcvankétszer nyolcvankettes nyolcvanketted
83 nyolcvanhármat nyolcvanhárommal nyolcvanháromszor nyolcvanhármas nyolcvanharmad
84 nyolcvannégyet nyolcvannéggyel nyolcvannégyszer nyolcvannégyes nyolcvannegyed
85 nyolcvanötöt nyolcvanöttel nyolcvanötször nyolcvanötös nyolcvanötöd
86 nyolcvanhatot nyolcvanhattal nyolcvanhatszor nyolcvanhatos nyolcvanhatod
87 nyolcvanhetet nyolcvanhéttel nyolcvanhétszer nyolcvanhetes nyolcvanheted
88 nyolcvannyolcat nyolcvannyolccal nyolcvannyolcszor nyolcvannyolcas nyolcvannyolcad
89 nyolcvankilencet nyolcvankilenccel nyolcvankilencszer nyolcvankilences nyolcvankilenced
90 kilencvenet kilencvennel kilencvenszer kilencvenes kilencvened
91 kilencvenegyet kilencveneggyel kilencvenegyszer kilencvenegyes kilencvenegyed
92 kilencvenkettőt kilencvenkettővel kilencvenkétszer kilencvenkettes kilencvenketted
93 kilencvenhármat kilencvenhárommal kilencvenháromszor kilencvenhármas kilencvenharmad
94 kilencvennégyet kilencvennéggyel kilencvennégyszer kilencvennégyes kilencvennegyed
95 kilencvenötöt kilencvenöttel kilencvenötször kilencvenötös kilencvenötöd
96 kilencvenhatot kilencvenhattal kilencvenhatszor kilencvenhatos kilencvenhatod
97 kilencvenhetet kilencvenhéttel kilencvenhétszer kilencvenhetes kilencvenheted
98 kilencvennyolcat kilencvennyolccal kilencvennyolcszor kilencvennyolcas kilencvennyolcad
99 kilencvenkilencet kilencvenkilenccel kilencvenkilencszer kilencvenkilences kilencvenkilenced
100 százat százzal százszor százas század
`
