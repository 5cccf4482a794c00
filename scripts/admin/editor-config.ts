import { readSettings } from '../../lib/settings';

/** The repository that the editing page works on. */
export type EditorConfig = {
  service: 'github' | 'gitlab';
  repository: string;
  branch: string;
  /** GitHub: the address of a sign-in helper. GitLab: an application's ID. Empty: access tokens. */
  signIn: string;
};

/**
 * Takes the build's environment and returns the repository that the editing page works on, or
 * undefined where none is named; throws an error that names every wrong variable.
 */
export function readEditorConfig(
  variables?: Parameters<typeof readSettings>[0],
): EditorConfig | undefined {
  const settings = readSettings(variables);
  const service = settings.NEXT_PUBLIC_EDITOR_SERVICE;
  if (!service) return undefined;
  return {
    service: service === 'gitlab' ? 'gitlab' : 'github',
    repository: settings.NEXT_PUBLIC_EDITOR_REPOSITORY,
    branch: settings.NEXT_PUBLIC_EDITOR_BRANCH,
    signIn: settings.NEXT_PUBLIC_EDITOR_SIGN_IN,
  };
}
