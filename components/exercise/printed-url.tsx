/** Where the exercise is, for its print only: a sheet of paper has no address bar. */
export function PrintedUrl({ address }: { readonly address: string }) {
  return <p className="mt-8 hidden border-t border-line pt-2 text-[9pt] break-all text-quiet print:block">{address}</p>
}
