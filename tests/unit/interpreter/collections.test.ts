import { exe } from './exe'

describe('strings', () => {
  test.each([
    ['(str)', ''],
    ['(str "a" 1 [2 "b"] :c)', 'a1[2 "b"]:c'],
    ['(count "őű🙂")', '3'],
    ['(slice "🙂alma" 1 -1)', 'alm'],
    ['(slice "alma" -2)', 'ma'],
    ['(slice "alma" 3 1)', ''],
    ['(slice "alma" 0 99)', 'alma'],
    ['(get "alma" 1)', 'l'],
    ['(reverse "a🙂b")', 'b🙂a'],
    ['(index-of "🙂alma" "ma")', '3'],
    ['(index-of "alma" "")', '0'],
    ['(to-capital "")', ''],
    ['(split "a--b-" "-")', '["a" "" "b" ""]'],
    ['(split "a🙂" "")', '["a" "🙂"]'],
    ['(join-with "-" [1 "b" 1/2])', '1-b-1/2'],
    ['(join-with "-" [])', ''],
    ['(replace "aaa" "aa" "b")', 'ba'],
    ['(replace "a.c" "." "$&")', 'a$&c'],
    ['(replace "abc" "" "x")', 'invalid-arguments 1:1'],
    ['(repeat-str "ab" 0)', ''],
    ['(pad-left "őz" 5 "🙂é")', '🙂é🙂őz'],
    ['(pad-left 123 2)', '123'],
    ['(pad-left 1 3)', '  1'],
    ['(pad-left 1 3 "")', 'invalid-arguments 1:1'],
    ['(contains "alma" 1)', 'invalid-arguments 1:1'],
    ['(< "ablak" "ádám" "alma" "cukor" "csap")', 'true'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

describe('collections', () => {
  test.each([
    ['(get [1 2] 2)', 'invalid-arguments 1:1'],
    ['(get [1 2] -1 0)', '0'],
    ['(get [1 2] 0.5)', 'invalid-arguments 1:1'],
    ['(get {:a false} :a true)', 'false'],
    ['(get {1/2 1} 1)', 'invalid-arguments 1:6'],
    ['(head [])', 'invalid-arguments 1:1'],
    ['(last [])', 'invalid-arguments 1:1'],
    ['(tail [])', '[]'],
    ['(take 9 [1 2])', '[1 2]'],
    ['(take -1 [1 2])', 'invalid-arguments 1:1'],
    ['(drop 9 [1 2])', '[]'],
    ['(slice [1 2 3 4] -2 4)', '[3 4]'],
    ['(concat)', '[]'],
    ['(append [1] [2])', '[1 [2]]'],
    ['(flatten [])', '[]'],
    ['(intersperse 0 [])', '[]'],
    ['(contains [[1] [2]] [2])', 'true'],
    ['(contains (Set [1] 2) [1])', 'true'],
    ['(index-of [1/2] 0.5)', '0'],
    ['(distinct [1 1.0 2/2 "1" [1] [1.0]])', '[1 "1" [1]]'],
    ['(assoc [1 2] 2 3)', 'invalid-arguments 1:1'],
    ['(assoc {} :a)', 'invalid-arguments 1:1'],
    ['(assoc {:a 1 :b 2} :a 3)', '{:a 3 :b 2}'],
    ['(HashMap :a)', 'invalid-arguments 1:1'],
    ['(HashMap [1] 2)', 'invalid-arguments 1:1'],
    ['(def v [1 2]) (append v 3) v', '[1 2]'],
    ['(def m {:a 1}) (assoc m :a 2) m', '{:a 1}'],
    ['(== (set-union (Set 1) (Set 2)) (set-union (Set 2) (Set 1)))', 'true'],
    ['(set-diff (Set 1 2 3) (Set 1) (Set 3))', '#{2}'],
    ['(Set + -)', 'invalid-arguments 1:1'],
    ['(count {:a 1})', '1'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

describe('functions of functions', () => {
  test.each([
    ['(map + [1 2 3] [10 20])', '[11 22]'],
    ['(map (fn [a b c] [a b c]) [1] [2] [3])', '[[1 2 3]]'],
    ['(map abs [])', '[]'],
    ['(filter (fn [x] x) [1])', 'invalid-arguments 1:1'],
    ['(reduce (fn [a x] (append a x)) [] [1 2])', '[1 2]'],
    ['(reduce + 5 [])', '5'],
    ['(every is-even [])', 'true'],
    ['(some is-even [])', 'false'],
    ['(find is-even [1 3])', 'invalid-arguments 1:1'],
    ['(find is-even [1 3] "none")', 'none'],
    ['(sort [2 1/2 0.7])', '[1/2 0.7 2]'],
    ['(sort ["b" 1])', 'invalid-arguments 1:1'],
    ['(sort-by (fn [p] (get p 0)) [[2 "a"] [1 "b"] [2 "c"] [1 "d"]])', '[[1 "b"] [1 "d"] [2 "a"] [2 "c"]]'],
    ['(zip [1 2] ["a" "b" "c"] [:x :y])', '[[1 "a" :x] [2 "b" :y]]'],
    ['(map 1 [1])', 'invalid-arguments 1:1'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

describe('statistics', () => {
  test.each([
    ['[(sum []) (prod [])]', '[0 1]'],
    ['(avg [1 2])', '1.5'],
    ['(avg [1/2 1/3])', '5/12'],
    ['(avg [])', 'invalid-arguments 1:1'],
    ['(median [4 1 3 2])', '2.5'],
    ['(median [])', 'invalid-arguments 1:1'],
    ['(mode [2 1 2 1 3])', '[1 2]'],
    ['(mode ["b" "a"])', '["a" "b"]'],
    ['(mode [])', 'invalid-arguments 1:1'],
    ['(sum [1 "2"])', 'invalid-arguments 1:1'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

describe('types and TeX', () => {
  test.each([
    ['(Int 3.0)', '3'],
    ['(Int "-12")', '-12'],
    ['(Int 1.5)', 'invalid-arguments 1:1'],
    ['(Int "1.5")', 'invalid-arguments 1:1'],
    ['(Int "1e3")', 'invalid-arguments 1:1'],
    ['(Float "abc")', 'invalid-arguments 1:1'],
    ['(Bool "yes")', 'invalid-arguments 1:1'],
    ['(tex 1/1)', '1'],
    ['(tex -0.5)', '-0{,}5'],
    ['(tex-signed -1/2)', '-\\frac{1}{2}'],
    ['(tex-grouped 9999)', '9999'],
    ['(tex-grouped -1234567.12345)', '-1\\,234\\,567{,}12345'],
    ['(tex-grouped -12345/2)', '-\\frac{12345}{2}'],
    ['(tex-grouped (* 1000000000000000 1000000000000000))', '1\\cdot 10^{30}'],
    ['(tex-frac 1 0)', 'division-by-zero 1:1'],
    ['(tex-poly [1 0 -1] "x")', 'x^{2}-1'],
    ['(tex-poly [-1 1/2 -0.5] "t")', '-t^{2}+\\frac{1}{2}t-0{,}5'],
    ['(tex-poly [1 1 1] "x")', 'x^{2}+x+1'],
    ['(tex-poly [0 0] "x")', '0'],
    ['(tex-poly ["a"] "x")', 'invalid-arguments 1:1'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

describe('Hungarian', () => {
  test.each([
    ['(num-to-text 1000000000001)', 'invalid-arguments 1:1'],
    ['(suffix 3 "xyz")', 'invalid-arguments 1:1'],
    ['(num-suffix 1/2 "nak")', 'egy kettednek'],
    ['(ordinal-text 2.5)', 'invalid-arguments 1:1'],
    ['(abbreviate "EN" "kilométer")', 'invalid-arguments 1:1'],
    ['(abbreviate "HU" "bakfitty")', 'bakfitty'],
    ['(list-text ["alma" 1/2 12345.5])', 'alma, 1/2 és 12\u00a0345,5'],
    ['(ft 12345)', '12\u00a0345\u00a0Ft'],
    ['(convert-unit 1/2 "h" "min")', '30'],
    ['(convert-unit 1 "km" "furlong")', 'invalid-arguments 1:1'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})
