import type { hungarian } from '../builtins/hungarian'
import type { random } from '../builtins/random'
import type { tex } from '../builtins/tex'
import type { units } from '../builtins/units'
import type { Docs } from './doc'

export const randomDocs: Docs<typeof random> = {
  random: ['A random Number, at least 0 and below 1.', '(random)', '0.5138700781390071'],
  'random-int': ['A random integer, both ends included.', '(random-int 1 10)', '6'],
  'random-sign': ['1 or -1.', '(random-sign)', '-1'],
  sample: ['One of the elements.', '(sample ["a" "b" "c"])', 'b'],
  'sample-n': ['n of the elements, from different places.', '(sample-n 2 [1 2 3 4 5 6])', '[5 3]'],
  shuffle: ['The elements in random order.', '(shuffle [1 2 3 4 5 6])', '[5 3 6 2 1 4]'],
  'random-distinct': ['n different integers, both ends included.', '(random-distinct 3 1 10)', '[6 3 5]'],
  'random-int-where': [
    'A random integer among those for which a function gives true.',
    '(random-int-where is-prime 10 30)',
    '19',
  ],
}

export const hungarianDocs: Docs<typeof hungarian> = {
  article: [
    'The article, by how the number or String is said.',
    '(map article [1 2 5 1000 1/2 "alma"])',
    '["az" "a" "az" "az" "az" "az"]',
  ],
  'num-to-text': [
    'A number in words.',
    '(map num-to-text [2001 2.5 3/4])',
    '["kétezer-egy" "kettő egész öt tized" "három negyed"]',
  ],
  suffix: [
    'The form of a suffix that follows the number.',
    '[(suffix 4 "ban") (suffix 8 "val") (suffix 7 "on")]',
    '["ben" "cal" "en"]',
  ],
  'num-suffix': [
    'The number in words with a suffix.',
    '[(num-suffix 3 "ad") (num-suffix 2 "szor")]',
    '["harmad" "kétszer"]',
  ],
  'ordinal-text': ['An ordinal number in words.', '(map ordinal-text [1 21])', '["első" "huszonegyedik"]'],
  abbreviate: ['The abbreviation of a unit name.', '(abbreviate "HU" "kilométer")', 'km'],
  translate: ['The symbol of a unit name, as `convert-unit` takes it.', '(translate "HU" "óra")', 'h'],
  'list-text': ['The elements as a list in a sentence.', '(list-text [1 2.5 3])', '1, 2,5 és 3'],
  'format-number': ['A number as Hungarian text writes it.', '(format-number 12345.6)', '12\u00a0345,6'],
  ft: ['An amount of forints.', '(ft 1990)', '1990\u00a0Ft'],
}

export const unitDocs: Docs<typeof units> = {
  'convert-unit': [
    'A quantity in another unit.',
    '[(convert-unit 3 "km" "m") (convert-unit 90 "min" "h")]',
    '[3000 1.5]',
  ],
}

export const texDocs: Docs<typeof tex> = {
  tex: ['A number as TeX.', '[(tex 2.5) (tex -3/4)]', '["2{,}5" "-\\\\frac{3}{4}"]'],
  'tex-grouped': [
    'A number as TeX, with groups of three digits from five integer digits on.',
    '[(tex-grouped 12345.5) (tex-grouped 1990)]',
    '["12\\\\,345{,}5" "1990"]',
  ],
  'tex-signed': ['A number as TeX, with its sign also when that is a plus.', '(tex-signed 3)', '+3'],
  'tex-frac': ['A fraction as TeX that is not reduced.', '(tex-frac 2 4)', '\\frac{2}{4}'],
  'tex-poly': ['A polynomial as TeX, from its coefficients and variable.', '(tex-poly [2 -1 3] "x")', '2x^{2}-x+3'],
}
