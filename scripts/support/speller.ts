import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { finalizeSettings, getDictionary, loadConfig, mergeSettings } from 'cspell-lib'
import type { KnowsWord } from '@/lib/domain/content/spelling-check'

const require = createRequire(import.meta.url)

/** Opens cspell's Hungarian dictionary together with the words of ours: one a line, in small letters; `#` begins a remark. */
export async function openSpeller(ownWordsFile: string): Promise<KnowsWord> {
  const own = await readFile(ownWordsFile, 'utf8')
  const words = own.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || [])
  const hungarian = await loadConfig(require.resolve('@cspell/dict-hu-hu/cspell-ext.json'))
  const settings = mergeSettings(hungarian, { language: 'hu', dictionaries: ['hu-hu'], words, caseSensitive: false })
  const dictionary = await getDictionary(finalizeSettings(settings))
  const known = new Map<string, boolean>()
  return (word) => {
    const seen = known.get(word)
    if (seen !== undefined) return seen
    const isKnown = dictionary.has(word, { ignoreCase: true })
    known.set(word, isKnown)
    return isKnown
  }
}
