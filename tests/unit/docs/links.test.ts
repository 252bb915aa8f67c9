import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
].filter((file) => file.endsWith('.md'))

/** The anchors that a Markdown file has, made of its headings as GitHub does. */
function anchorsOf(file: string): readonly string[] {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading ?? '')
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')

test.each(files)('what %s links to is there', (file) => {
  const links = [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '')
  const dead = links.filter((link) => {
    if (/^(?:https?|mailto):/.test(link)) return false
    const [location = '', anchor] = link.split('#')
    const target = location === '' ? file : path.join(path.dirname(file), location)
    if (!existsSync(target)) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  expect(dead).toEqual([])
})

test.each(files)('the files and folders that %s names are there', (file) => {
  const named = readFileSync(file, 'utf8').matchAll(
    /`((?:app|components|content|docs|interpreter|lib|scripts|service-worker|tests)\/[^`\s<>*{}…]*)`/g,
  )
  expect([...named].map(([, location]) => location ?? '').filter((location) => !existsSync(location))).toEqual([])
})
