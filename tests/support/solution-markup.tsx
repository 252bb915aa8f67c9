import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/rich-text/rich-text'
import { compileExplainer } from '@/lib/domain/explainer/compile-explainer'
import { solutionOf } from '@/lib/domain/explainer/explainer-solution'
import { siteContent } from './site-content'

/*
 * Prints the pictures that those get who leave out questions of explainers, as they are rendered, by the id of the explainer, as
 * JSON. A program by itself, since Playwright compiles JSX for its own component tests.
 */
const seed = Number(process.argv[2])
const { explainers } = await siteContent()
const pictures = explainers.map(({ definition }) => {
  const explainer = compileExplainer(definition)
  const shown = explainer
    .draw(seed)
    .questions.flatMap((_, question) => solutionOf(explainer, { seed, question }).show ?? [])
  return [definition.id, shown.map((source) => renderToStaticMarkup(<RichText source={source} />))] as const
})
process.stdout.write(JSON.stringify(Object.fromEntries(pictures)))
