import type { collections } from '../builtins/collections'
import type { comparison } from '../builtins/comparison'
import type { sequences } from '../builtins/sequences'
import type { sets } from '../builtins/sets'
import type { strings } from '../builtins/strings'
import type { types } from '../builtins/types'
import type { Docs } from './doc'

export const comparisonDocs: Docs<typeof comparison> = {
  '==': [
    'Whether all arguments are equal, looking into collections.',
    '[(== 1/2 0.5) (== [1 2] [1 2] [1 3])]',
    '[true false]',
  ],
  '!=': ['Whether each argument differs from the next.', '(!= 1 2)', 'true'],
  '<': ['Whether numbers or Strings are in ascending order, none twice.', '(< 1 3/2 2)', 'true'],
  '<=': ['Whether numbers or Strings are in ascending order.', '(<= 1 1 2)', 'true'],
  '>': ['Whether numbers or Strings are in descending order, none twice.', '(> "cs" "cz" "c")', 'true'],
  '>=': ['Whether numbers or Strings are in descending order.', '(>= 2 2 3)', 'false'],
  not: ['The opposite of a Bool.', '(not true)', 'false'],
}

export const stringDocs: Docs<typeof strings> = {
  str: ['Joins the printed forms of its arguments.', '(str "a" 1 1/2 true)', 'a11/2true'],
  upper: ['In capital letters.', '(upper "őz")', 'ŐZ'],
  lower: ['In small letters.', '(lower "Őz")', 'őz'],
  'to-capital': ['With a capital first letter.', '(to-capital "élet")', 'Élet'],
  trim: ['Without white space at both ends.', '(trim " a b ")', 'a b'],
  split: [
    'The parts of a String between separators; an empty one splits everywhere.',
    '(split "a-b-c" "-")',
    '["a" "b" "c"]',
  ],
  join: ['Joins the printed forms of the elements.', '(join ["a" 1 "b"])', 'a1b'],
  'join-with': [
    'Joins the printed forms of the elements with a separator.',
    '(join-with ", " ["a" "b" "c"])',
    'a, b, c',
  ],
  'num-list': ['Joins numbers with a separator.', '(num-list "; " [1 2.5 1/2])', '1; 2.5; 1/2'],
  replace: ['Replaces each occurrence of a part of a String.', '(replace "banán" "an" "-")', 'b-án'],
  'starts-with': ['Whether a String begins with another one.', '(starts-with "alma" "al")', 'true'],
  'ends-with': ['Whether a String ends with another one.', '(ends-with "alma" "al")', 'false'],
  'repeat-str': ['A String so many times.', '(repeat-str "ab" 3)', 'ababab'],
  'pad-left': ['The printed form, filled up on the left to a width.', '(pad-left 7 3 "0")', '007'],
}

export const collectionDocs: Docs<typeof collections> = {
  Vector: ['The Vector of its arguments.', '(Vector 1 2 3)', '[1 2 3]'],
  HashMap: ['The HashMap of its arguments, keys and values in turn.', '(HashMap :a 1 "b" 2)', '{:a 1 "b" 2}'],
  count: ['How many elements or characters there are.', '[(count [1 2 3]) (count "őű")]', '[3 2]'],
  get: [
    'The element at an index, from 0 on, or under a key; the default when there is none.',
    '[(get [1 2] 0) (get {:a 1} :a) (get [1 2] 5 0)]',
    '[1 1 0]',
  ],
  head: ['The first element.', '(head [1 2 3])', '1'],
  last: ['The last element.', '(last [1 2 3])', '3'],
  tail: ['All elements but the first.', '(tail [1 2 3])', '[2 3]'],
  take: ['The first n elements or characters.', '(take 2 [1 2 3])', '[1 2]'],
  drop: ['All but the first n elements or characters.', '(drop 2 [1 2 3])', '[3]'],
  slice: [
    'The elements or characters from a start up to, but without, an end; negative numbers count from the end.',
    '[(slice "alma" 1 3) (slice [1 2 3 4] -2)]',
    '["lm" [3 4]]',
  ],
  reverse: ['In reverse order.', '[(reverse [1 2 3]) (reverse "abc")]', '[[3 2 1] "cba"]'],
  concat: ['Vectors one after the other.', '(concat [1] [2 3] [])', '[1 2 3]'],
  append: ['A Vector with further elements at its end.', '(append [1 2] 3 4)', '[1 2 3 4]'],
  contains: [
    'Whether a Vector or Set has an element, a HashMap a key, or a String a part.',
    '[(contains [1 2] 2) (contains {:a 1} :b) (contains "alma" "lm")]',
    '[true false true]',
  ],
  'index-of': [
    'Where an element or a part first is; -1 when nowhere.',
    '[(index-of [5 6] 6) (index-of "alma" "x")]',
    '[1 -1]',
  ],
  flatten: ['Vectors inside a Vector opened, one level deep.', '(flatten [1 [2 3] [[4]]])', '[1 2 3 [4]]'],
  distinct: ['Without repeated elements.', '(distinct [1 2 1 3 2])', '[1 2 3]'],
  repeat: ['A Vector with a value n times.', '(repeat 3 "a")', '["a" "a" "a"]'],
  intersperse: ['A value put between all elements.', '(intersperse 0 [1 2 3])', '[1 0 2 0 3]'],
  assoc: [
    'With other values under these keys or at these indices.',
    '[(assoc {:a 1} :a 2 :b 3) (assoc [1 2] 0 9)]',
    '[{:a 2 :b 3} [9 2]]',
  ],
  keys: ['The keys of a HashMap.', '(keys {:a 1 :b 2})', '[:a :b]'],
  values: ['The values of a HashMap.', '(values {:a 1 :b 2})', '[1 2]'],
}

export const sequenceDocs: Docs<typeof sequences> = {
  map: [
    'What a function gives for each element; of several Vectors it takes one element each.',
    '[(map sqrt [1 4 9]) (map + [1 2] [10 20])]',
    '[[1 2 3] [11 22]]',
  ],
  filter: ['The elements for which the function gives true.', '(filter is-even [1 2 3 4])', '[2 4]'],
  reduce: ['Combines a start value with each element in turn.', '(reduce + 0 [1 2 3])', '6'],
  every: ['Whether the function gives true for all elements.', '(every is-even [2 4])', 'true'],
  some: ['Whether the function gives true for an element.', '(some is-even [1 3])', 'false'],
  find: ['The first element for which the function gives true, or else the default.', '(find is-even [1 4 6] 0)', '4'],
  sort: [
    'In ascending order; Strings by the Hungarian alphabet.',
    '[(sort [3 1 2]) (sort ["cukor" "csap" "ágy"])]',
    '[[1 2 3] ["ágy" "cukor" "csap"]]',
  ],
  'sort-by': ['In ascending order of what a function gives.', '(sort-by count ["abc" "a" "ab"])', '["a" "ab" "abc"]'],
  zip: [
    'The first elements of all Vectors, then the second ones, and so on.',
    '(zip [1 2] ["a" "b"])',
    '[[1 "a"] [2 "b"]]',
  ],
}

export const setDocs: Docs<typeof sets> = {
  Set: ['The Set of its arguments.', '(Set 1 2 1)', '#{1 2}'],
  'set-union': ['What is in one of the Sets.', '(set-union (Set 1 2) (Set 2 3))', '#{1 2 3}'],
  'set-diff': ['What is in the first Set and in no other.', '(set-diff (Set 1 2 3) (Set 2))', '#{1 3}'],
  'set-intersection': ['What is in all Sets.', '(set-intersection (Set 1 2 3) (Set 2 3 4))', '#{2 3}'],
  'set-2-list': ['The elements as a Vector.', '(set-2-list (Set 2 1))', '[2 1]'],
}

export const typeDocs: Docs<typeof types> = {
  typeof: [
    'The name of the type.',
    '(map typeof [1 1/2 "a" [] {}])',
    '["Number" "Fraction" "String" "Vector" "HashMap"]',
  ],
  Int: ['An integer from a Number or its digits.', '(Int "12")', '12'],
  Float: ['A Number from a Number, a Fraction or its digits.', '[(Float "1.5") (Float 1/4)]', '[1.5 0.25]'],
  Bool: ['A Bool from its name.', '(Bool "true")', 'true'],
  String: ['The printed form.', '(String [1 "a"])', '[1 "a"]'],
}
