import path from 'node:path'

const CODE = /\.[cm]?[jt]sx?$/
const FORMATTED = /\.(?:[cm]?[jt]sx?|json|css)$/
const EXERCISE = /^content\/ex(?:ercises|plainers)\/.*\.yaml$/

/**
 * What has to be looked at when files have changed.
 *
 * @param {readonly string[]} files their paths from the project's folder.
 */
export function whatToCheck(files) {
  const exercises = files.filter((file) => EXERCISE.test(file))
  return {
    code: files.filter((file) => CODE.test(file)),
    /** Whether what is told in the documents may no longer be so. */
    documents: files.some((file) => file.endsWith('.md')),
    formatted: files.filter((file) => FORMATTED.test(file)),
    /** The ids of the exercises and explainers. */
    exercises: exercises.map((file) => path.basename(file, '.yaml')),
    /** Whether other content has changed, or all of it may be meant. */
    allContent: files.some((file) => file.startsWith('content/') && !exercises.includes(file)),
  }
}

/**
 * Whether a module imports another one by its path, from the project's folder or from its own.
 *
 * @param {{ readonly file: string, readonly text: string }} importer
 * @param {string} file the other one.
 */
export function imports(importer, file) {
  const module = file.replace(CODE, '')
  const relative = path.relative(path.dirname(importer.file), module)
  const specifiers = [module, file].map((name) => `@/${name}`)
  const near = [relative, `${relative}${path.extname(file)}`].map((name) => (name.startsWith('.') ? name : `./${name}`))
  return [...specifiers, ...near].some((specifier) => importer.text.includes(`'${specifier}'`))
}
