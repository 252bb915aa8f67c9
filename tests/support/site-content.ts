import { type ContentFiles, readContentFiles } from '@/lib/domain/content/content-files'

let reading: Promise<ContentFiles> | undefined

/** The content of the site as it lies in its folder, read once for all tests of a file. */
export function siteContent(): Promise<ContentFiles> {
  reading ??= readContentFiles('content')
  return reading
}
