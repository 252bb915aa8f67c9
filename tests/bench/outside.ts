/**
 * Folders outside the project's, for sites that are built for the bench alone. Within the project Next finds the site's
 * middleware and instrumentation from any folder, since it looks for them in all folders above.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { headers as siteHeaders } from '@/security-headers.mjs'

const BARE_SITE = 'tests/bench/bare-site'
/** Where the copy of the site has a page with nothing in it, beside the exercises and under the same layouts. */
const EMPTY_PAGE = 'app/(focus)/empty-page/page.tsx'
export const EMPTY_PATH = '/empty-page'

/** Lists what was copied, so that a file that the site has no more goes from the copy too. */
const COPIED = '.copied'

/** Copies the bare site into a folder that is made. */
export function copyBareSite(folder: string): void {
  cpSync(BARE_SITE, folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  linkPackages(folder)
}

/**
 * Copies the site as it is in the working tree, and adds a page with nothing in it, which the site itself shall not have.
 *
 * @returns the folder, which stays with its build: when nothing has changed, the next run builds nothing.
 */
export function copySiteWithEmptyPage(): string {
  const name = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)
  const folder = path.join(tmpdir(), `matekliget-bench-site-${name}`)
  mkdirSync(folder, { recursive: true })
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']).toString()
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(file))
  const list = path.join(folder, COPIED)
  const before = existsSync(list) ? readFileSync(list, 'utf8').split('\0') : []
  writeFileSync(list, files.join('\0'))
  for (const gone of before.filter((file) => !files.includes(file))) rmSync(path.join(folder, gone), { force: true })
  for (const file of files) cpSync(file, path.join(folder, file))
  cpSync('tests/bench/empty-page/page.tsx', path.join(folder, EMPTY_PAGE))
  const config = path.join(folder, 'next.config.mjs')
  // Its packages lie elsewhere.
  writeFileSync(config, readFileSync(config, 'utf8').replaceAll('import.meta.dirname', "'/'"))
  if (!existsSync(path.join(folder, 'node_modules'))) linkPackages(folder)
  return folder
}

/** The same packages as the site has, so the same Next. */
function linkPackages(folder: string): void {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir')
}

/** @throws Error when anything of the site runs in what shall be bare, or stands before it. */
export async function requireBare(folder: string, origin: string): Promise<void> {
  const { headers } = await fetch(origin)
  const everywhere = (await siteHeaders()).find(({ source }) => source === '/:path*')
  const ofTheSite = [...(everywhere?.headers ?? []).map(({ key }) => key), 'Content-Security-Policy', 'X-Request-Id']
  const built = readdirSync(path.join(folder, '.next/server'))
  const found = [
    ...ofTheSite.filter((name) => headers.has(name)),
    ...built.filter((name) => /^(?:middleware|proxy|instrumentation)(?:\.js)?$/.test(name)),
  ]
  if (found.length > 0) throw new Error(`the bare site is not bare: ${found.join(', ')}`)
}
