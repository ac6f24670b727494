import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { GuestAuthLayout } from '../account/auth-layout.tsx'
import { RegisterForm } from '../account/register-form.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: RegisterPage }

function RegisterPage() {
  const { register } = useWords()
  return (
    <>
      <PageHead title={register.title} description={register.description} />
      <GuestAuthLayout
        title={register.title}
        text={register.text}
        other={{ question: register.haveAccount, name: register.login, to: href('login') }}
      >
        <RegisterForm />
      </GuestAuthLayout>
    </>
  )
}
