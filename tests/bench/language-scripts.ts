export interface BenchScript {
  readonly title: string
  readonly source: string
  /** The same meaning in the peer's words, where they differ. */
  readonly peerSource?: string
  /** Why the peer cannot run it; then it is not compared. */
  readonly peerLacks?: string
}

export const benchScripts: readonly BenchScript[] = [
  {
    title: 'two addends',
    source: `
(def top (by-difficulty 50 500 5000))
(def a (random-int 10 top))
(def b (random-int 10 top))
(def result (+ a b))
[a b result]`,
  },
  {
    title: 'order of operations',
    source: `
(def a (random-int 2 9))
(def b (random-int 2 9))
(def c (random-int 10 99))
(def d (random-int 2 5))
(def e (random-int 1 9))
(def right (- (+ c (* a b)) (* d e)))
(def from-left (* (- (* (+ c a) b) d) e))
(def with-brackets (* (+ c a) (- b (* d e))))
[[right from-left with-brackets] [(== right from-left)]]`,
  },
  {
    title: 'sum of fractions',
    source: `
(def a (random-int 1 5))
(def b (random-int 6 12))
(def c (random-int 1 7))
(def d (random-int 8 15))
(def x (Fraction a b))
(def y (Fraction c d))
(def result (+ x y))
(def slip (Fraction (+ a c) (+ b d)))
[x y result (- x y) (* x y) (/ x y) slip]`,
    peerSource: `
(def a (random-int 1 5))
(def b (random-int 6 12))
(def c (random-int 1 7))
(def d (random-int 8 15))
(def x (FractionNumber a b))
(def y (FractionNumber c d))
(def result (+ x y))
(def slip (FractionNumber (+ a c) (+ b d)))
[x y result (- x y) (* x y) (/ x y) slip]`,
  },
  {
    title: 'prices in decimals',
    source: `
(def price (* 10 (random-int 120 990)))
(def percent (* 5 (random-int 1 8)))
(def reduced (* price (- 1 (/ percent 100))))
(def raised (* reduced (+ 1 (/ percent 100))))
(def change (/ (- raised price) price))
[reduced raised change (round (* change 100)) (+ 0.1 0.2)]`,
  },
  {
    title: 'linear equation',
    source: `
(def x (random-int 2 12))
(def a (random-int 2 9))
(def b (random-int 1 30))
(def c (+ (* a x) b))
(def solution (/ (- c b) a))
[[a b c solution] [(== solution x)]]`,
  },
  {
    title: 'recursion: Fibonacci numbers',
    source: `
(defn fib [n] (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
(def n (random-int 10 12))
(fib n)`,
  },
  {
    title: 'recursion: common divisor',
    source: `
(defn common-divisor [a b] (if (== b 0) a (common-divisor b (mod a b))))
(def k (random-int 3 12))
(def a (* k (random-int 10 90)))
(def b (* k (random-int 10 90)))
(def d (common-divisor a b))
[a b d (/ (* a b) d)]`,
    peerSource: `
(defn common-divisor [a b] (if (== b 0) a (common-divisor b (modulo a b))))
(def k (random-int 3 12))
(def a (* k (random-int 10 90)))
(def b (* k (random-int 10 90)))
(def d (common-divisor a b))
[a b d (/ (* a b) d)]`,
  },
  {
    title: 'recursion: is it a prime',
    source: `
(defn has-divisor [n d] (if (> (* d d) n) false (if (== 0 (mod n d)) true (has-divisor n (+ d 1)))))
(def n (random-int 100 400))
[[n] [(not (has-divisor n 2)) (not (has-divisor 397 2))]]`,
    peerSource: `
(defn has-divisor [n d] (if (> (* d d) n) false (if (== 0 (modulo n d)) true (has-divisor n (+ d 1)))))
(def n (random-int 100 400))
[[n] [(not (has-divisor n 2)) (not (has-divisor 397 2))]]`,
  },
  {
    title: 'map, filter, reduce',
    source: `
(def k (random-int 2 9))
(def multiples (map #(* k %1) (range 1 20)))
(def even (filter #(== 0 (mod %1 2)) multiples))
(def total (reduce + 0 even))
[k (count even) total]`,
    peerSource: `
(def k (random-int 2 9))
(def multiples (map #(* k %1) (range 1 20)))
(def even (filter #(== 0 (modulo %1 2)) multiples))
(def total (reduce 0 + even))
[k (count even) total]`,
  },
  {
    title: 'a story in words',
    source: `
(def stickers (random-int 24 78))
(def more (random-int 15 49))
(def story (str "Dóri eddig " stickers " matricát gyűjtött, Marci ennél " more " darabbal többet."))
(def question "Hány matricája van Marcinak?")
(str story " " question)`,
    peerSource: `
(def stickers (random-int 24 78))
(def more (random-int 15 49))
(def story
  (join ["Dóri eddig " (str stickers) " matricát gyűjtött, Marci ennél " (str more) " darabbal többet."]))
(def question "Hány matricája van Marcinak?")
(join [story " " question])`,
  },
  {
    title: 'a sequence as text',
    source: `
(def start (random-int 3 40))
(def step (random-int 4 12))
(def terms (map (fn [i] (+ start (* i step))) [0 1 2 3 4 5 6]))
(str (join-with ", " (map str terms)) ", ...")`,
    peerSource: `
(def start (random-int 3 40))
(def step (random-int 4 12))
(def terms (map (fn [i] (+ start (* i step))) [0 1 2 3 4 5 6]))
(+ (join-with ", " (map str terms)) ", ...")`,
  },
  {
    title: 'conditions',
    source: `
(defn grade [points]
  (cond (< points 40) 1 (< points 55) 2 (< points 70) 3 (< points 85) 4 :else 5))
(def points (map (fn [i] (random-int 0 100)) [1 2 3 4 5 6]))
(def grades (map grade points))
(def verdict (if (and (> (head grades) 1) (< (head grades) 5)) "passed" "other"))
[points grades [verdict]]`,
    peerSource: `
(defn grade [points]
  (if (< points 40) 1 (if (< points 55) 2 (if (< points 70) 3 (if (< points 85) 4 5)))))
(def points (map (fn [i] (random-int 0 100)) [1 2 3 4 5 6]))
(def grades (map grade points))
(def verdict (if (and (> (head grades) 1) (< (head grades) 5)) "passed" "other"))
[points grades [verdict]]`,
  },
  {
    title: 'cases',
    source: `
(def n (random-int 100 999))
(def remainder (mod n 4))
(case remainder
  (#(== %1 0) (/ n 4))
  (#(== %1 1) (/ (- n 1) 4))
  (#(== %1 2) (/ n 2))
  (:else (+ n 1)))`,
    peerSource: `
(def n (random-int 100 999))
(def remainder (modulo n 4))
(case remainder
  (#(== %1 0) (/ n 4))
  (#(== %1 1) (/ (- n 1) 4))
  (#(== %1 2) (/ n 2))
  (:else (+ n 1)))`,
  },
  {
    title: 'shuffled options',
    source: `
(def a (random-int 11 99))
(def b (random-int 2 9))
(def options (shuffle [(* a b) (+ a b) (* a (+ b 1)) (* (+ a 1) b) (- (* a b) 10)]))
[[(get options 0) (get options 1) (count options)] [(contains options (* a b))]]`,
    peerSource: `
(def a (random-int 11 99))
(def b (random-int 2 9))
(def options (shuffle [(* a b) (+ a b) (* a (+ b 1)) (* (+ a 1) b) (- (* a b) 10)]))
[[(get options 0) (get options 1) (count options)] [(contains (* a b) options)]]`,
  },
  {
    title: 'right triangle and circle',
    source: `
(def k (random-int 1 9))
(def a (* 3 k))
(def b (* 4 k))
(def c (sqrt (+ (pow a 2) (pow b 2))))
(def area (/ (* a b) 2))
(def circle (* PI (pow k 2)))
(def rounded (/ (round (* circle 100)) 100))
[a b c area circle rounded]`,
  },
  {
    title: 'average and spread',
    source: `
(def data (map (fn [i] (random-int 10 99)) (range 1 10)))
(def mean (/ (sum data) (count data)))
(def deviations (map (fn [x] (abs (- x mean))) data))
(def largest (reduce max 0 data))
[mean (/ (sum deviations) (count data)) largest]`,
    peerSource: `
(def data (map (fn [i] (random-int 10 99)) (range 1 10)))
(def mean (/ (sum data) (count data)))
(def deviations (map (fn [x] (abs (- x mean))) data))
(def largest (reduce 0 max data))
[mean (/ (sum deviations) (count data)) largest]`,
  },
  {
    title: 'look-up in a map',
    source: `
(def prices {:apple 450 :pear 620 :plum 380})
(def kilos (random-int 2 6))
(def cost (fn [name] (* kilos (get prices name))))
[(cost :apple) (cost :pear) (cost :plum) (count (keys prices)) (sum (values prices))]`,
  },
  {
    title: 'numbers in Hungarian sentences',
    source: `
(def n (random-int 2 40))
(def k (random-int 2 9))
(str (to-capital (article n)) " " (num-to-text n) ", " (article k) " " k "-" (suffix k "val") " " (num-suffix k "szor"))`,
    peerLacks: 'Hungarian words',
  },
  {
    title: 'length in two units',
    source: `
(def metres (/ (random-int 105 990) 100))
[metres (convert-unit metres "m" "cm") (convert-unit metres "m" "km")]`,
    peerLacks: 'units',
  },
  {
    title: 'names inside a function',
    source: `
(defn distance [x y]
  (def dx (- (get y 0) (get x 0)))
  (def dy (- (get y 1) (get x 1)))
  (let [square (+ (* dx dx) (* dy dy))] (sqrt square)))
(def x (random-int 1 9))
(distance [x 2] [(+ x 3) 6])`,
    peerLacks: 'function bodies of several expressions',
  },
]
