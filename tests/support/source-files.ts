import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface SourceFile {
  /** Path from the project's folder, with slashes. */
  readonly path: string
  readonly text: string
}

/** Every TypeScript and JavaScript file of the project that git knows or would add. */
export function sourceFiles(): readonly SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      try {
        return [{ path: file, text: readFileSync(file, 'utf8') }]
      } catch {
        return [] // deleted, but not yet in the index
      }
    })
}

/**
 * What a file imports: package names as written, files of the project as paths from its folder without extension.
 * Type-only imports count too, since they couple as well.
 */
export function importsOf({ path: file, text }: SourceFile): readonly string[] {
  const specifiers = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ]
  return specifiers.map(([, from, dynamic, bare]) => resolved(file, from ?? dynamic ?? bare ?? ''))
}

function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return specifier
}

/** The source without comments, so that words in them do not count as code. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{(])\/\/.*$/gm, '$1')
}
