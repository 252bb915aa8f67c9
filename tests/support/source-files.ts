import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface SourceFile {
  /** Path from the project's folder, with slashes. */
  readonly path: string
  readonly text: string
}

/** What tools write beside the sources. */
const GENERATED = ['node_modules', 'test-results', 'playwright-report', 'coverage', 'next-env.d.ts']

/** Every TypeScript and JavaScript file of the project. It need not be a checkout, as with a downloaded archive. */
export function sourceFiles(): readonly SourceFile[] {
  return pathsBelow('')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }))
}

function pathsBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder || '.', { withFileTypes: true })
  const own = entries.filter(({ name }) => !name.startsWith('.') && !GENERATED.includes(name))
  return own.flatMap((entry) => {
    const location = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? pathsBelow(location) : [location]
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

/** The same without what is gone when the file is run: imports and exports of types alone. */
export function runtimeImportsOf({ path, text }: SourceFile): readonly string[] {
  return importsOf({ path, text: text.replace(/^(?:import|export) type\s[^'"]*?from\s+'[^']+'/gm, '') })
}

/** Paths of the project that loading a file loads with it: imports of types are gone by then, `import()` comes later. */
export function loadedWith(start: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const importsByPath = new Map(files.map((file) => [file.path.replace(/\.\w+$/, ''), staticImportsOf(file)]))
  const loaded = new Set([start])
  // A set may grow while it is walked: new members are walked as well.
  for (const path of loaded) for (const imported of importsByPath.get(path) ?? []) loaded.add(imported)
  return loaded
}

function staticImportsOf({ path, text }: SourceFile): readonly string[] {
  const withoutTypes = text.replace(/^import \{(?:\s*type \w+,?)+\s*\} from '[^']+'/gm, '').replace(/\bimport\(/g, '')
  return runtimeImportsOf({ path, text: withoutTypes })
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
