import { type NextRequest, NextResponse } from 'next/server'
export function middleware(request: NextRequest) {
  return NextResponse.next({ request })
}
