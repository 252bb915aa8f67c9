import { renderToStaticMarkup } from 'react-dom/server'
import { Figure } from '@/components/figure/figure'
import { figureExamples } from './figure-examples'

/*
 * Prints every example of docs/figures.md as the server renders it, as JSON. A program by itself, since Playwright
 * compiles JSX for its own component tests.
 */
const markup = figureExamples().map(({ name, kind, json }) => ({
  name,
  kind,
  json,
  html: renderToStaticMarkup(<Figure source={json} />),
}))
process.stdout.write(JSON.stringify(markup))
