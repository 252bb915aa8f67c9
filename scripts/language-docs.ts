/**
 * `npm run docs:language`: writes the tables of built-in functions into docs/language.md, from what the interpreter
 * knows of them. A test tells when they are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { builtinDocs } from '@/interpreter/reference'
import { withReference } from './support/language-reference'

const GUIDE = 'docs/language.md'

writeFileSync(GUIDE, withReference(readFileSync(GUIDE, 'utf8'), builtinDocs()))
