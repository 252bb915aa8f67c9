/** The renderer as the browser loads it on demand, with KaTeX's styles for pages that had no mathematics at first. */
import 'katex/dist/katex.min.css'

export { RichText } from './rich-text'
