import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { NavigateContext } from '../../client/navigate.ts'
import { createNavigation, type Loaded } from './navigation.ts'
import { IsNavigatingContext, type ScreenRequest, type View, ViewContext } from './view.ts'

interface NavigationProviderProps {
  Layout: ComponentType<{ children: ReactNode }>
  /** What is shown in place of a page that cannot be loaded or rendered. */
  failure: ReactNode
  first: View
  /** The server has none: it renders one view. */
  load?: (screen: ScreenRequest) => Promise<Loaded>
}

const neverLoad = () => Promise.reject<Loaded>(new Error('Only the browser navigates.'))

/** Shows the current page. */
export function NavigationProvider({ Layout, failure, first, load = neverLoad }: NavigationProviderProps) {
  const [view, setView] = useState(first)
  const [isPending, setPending] = useState(false)
  const onShown = useRef<() => void>(undefined)
  const navigation = useMemo(() => {
    const show = (next: View) =>
      new Promise<void>((resolve) => {
        onShown.current?.()
        onShown.current = resolve
        startTransition(() => setView(next))
      })
    return createNavigation({ first, load, show, onPending: setPending })
  }, [first, load])
  useEffect(() => navigation.listen(), [navigation])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is what has been shown
  useLayoutEffect(() => onShown.current?.(), [view])
  // The page is not rendered again only because another one is being loaded.
  const shown = useMemo(
    () => (
      <ViewContext value={view}>
        <Boundary view={view} failure={failure}>
          {view.Page === null ? (
            failure
          ) : (
            <Layout>
              <view.Page />
            </Layout>
          )}
        </Boundary>
      </ViewContext>
    ),
    [view, failure, Layout],
  )
  return (
    <NavigateContext value={navigation.navigate}>
      <IsNavigatingContext value={isPending}>{shown}</IsNavigatingContext>
    </NavigateContext>
  )
}

interface BoundaryProps {
  view: View
  failure: ReactNode
  children: ReactNode
}

interface BoundaryState {
  view: View | null
  hasFailed: boolean
}

/** A page that throws while it renders is a failure, until another view is shown. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { view: null, hasFailed: false }

  static getDerivedStateFromProps({ view }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return view === state.view ? null : { view, hasFailed: false }
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
