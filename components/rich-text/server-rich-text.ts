/** The renderer for what only the server draws; browsers get `no-server-rich-text.ts` by `imports` of package.json. */
export { RichText as ServerRichText } from './rich-text'
