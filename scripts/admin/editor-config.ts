import { readSettings } from '../../lib/settings';

export type EditorConfig = NonNullable<ReturnType<typeof readEditorConfig>>;

/** Undefined if no editor is configured. */
export function readEditorConfig(variables?: Parameters<typeof readSettings>[0]) {
  const settings = readSettings(variables);
  const service = settings.NEXT_PUBLIC_EDITOR_SERVICE;
  if (!service) return undefined;
  return {
    service: service === 'gitlab' ? ('gitlab' as const) : ('github' as const),
    repository: settings.NEXT_PUBLIC_EDITOR_REPOSITORY,
    branch: settings.NEXT_PUBLIC_EDITOR_BRANCH,
    /** GitHub: address of a sign-in helper. GitLab: an application's ID. Empty: access tokens. */
    signIn: settings.NEXT_PUBLIC_EDITOR_SIGN_IN,
  };
}
