import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bin, run } from './project.mjs'

/** A package's questions are answered with its defaults, since nobody may be there. */
const UNATTENDED = { DEBIAN_FRONTEND: 'noninteractive' }

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without any window: two thirds of the work for the same pages, except for what belongs to a window. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Sees to a Chrome or Chromium for the browser tests: one that is installed, else Playwright's own download, else the
 * system's package manager.
 *
 * @throws when there is no way to get one.
 */
export async function ensureBrowser() {
  if (findBrowser()) return ensureShell()
  console.log('Installing a browser for the tests …')
  if (await succeeds(run(process.execPath, [bin('playwright'), 'install', '--with-deps', 'chromium'], UNATTENDED)))
    return
  await apt('update')
  await apt('install', '-y', 'chromium')
  if (!findBrowser()) throw new Error('No Chrome or Chromium could be found or installed.')
  await ensureShell()
}

/**
 * Installs a browser with the system's package manager where that is possible, which needs no dependencies of the
 * project; `ensureBrowser` sees to it that there is one in the end.
 */
export async function installSystemBrowser() {
  if (findBrowser() || !mayInstall()) return
  const install = () => apt('install', '-y', 'chromium', 'chromium-headless-shell')
  // The lists of packages are fetched only when those that are there will not do.
  await succeeds(install().catch(() => apt('update').then(install)))
}

function apt(...args) {
  return run('apt-get', args, UNATTENDED)
}

function mayInstall() {
  return process.getuid?.() === 0 && locate('apt-get') !== undefined
}

/** The tests run without it too, only slower: what cannot be installed is done without. */
async function ensureShell() {
  if (process.env.BROWSER_PATH || findShell() || !mayInstall()) return
  console.log('Installing a browser without windows for the tests …')
  await succeeds(apt('update').then(() => apt('install', '-y', 'chromium-headless-shell')))
}

/** The path of an installed Chromium without windows. */
export function findShell() {
  return existsSync(SHELL) ? SHELL : undefined
}

/** The path of an installed Chrome or Chromium (BROWSER_PATH names another); `undefined` leaves it to Playwright. */
export function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  const onPath = ['chromium', 'chromium-browser', 'google-chrome'].map(locate).find(Boolean)
  return onPath ?? INSTALLED.find((location) => existsSync(location))
}

function locate(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file) && runs(file))
}

function runs(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
}

function succeeds(work) {
  return work.then(
    () => true,
    () => false,
  )
}
