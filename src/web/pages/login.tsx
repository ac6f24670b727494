import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { GuestAuthLayout } from '../account/auth-layout.tsx'
import { LoginForm } from '../account/login-form.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: LoginPage }

function LoginPage() {
  const { login } = useWords()
  return (
    <>
      <PageHead title={login.title} description={login.description} />
      <GuestAuthLayout
        title={login.title}
        text={login.text}
        other={{ question: login.noAccount, name: login.register, to: href('register') }}
      >
        <LoginForm />
      </GuestAuthLayout>
    </>
  )
}
