/** The repository that the editing page works on. */
export type EditorConfig = {
  service: 'github' | 'gitlab';
  repository: string;
  branch: string;
  /** GitHub: the address of a sign-in helper. GitLab: an application's ID. Empty: access tokens. */
  signIn: string;
};

const needed = [
  'NEXT_PUBLIC_EDITOR_SERVICE',
  'NEXT_PUBLIC_EDITOR_REPOSITORY',
  'NEXT_PUBLIC_EDITOR_BRANCH',
] as const;
const optional = 'NEXT_PUBLIC_EDITOR_SIGN_IN';
type Name = (typeof needed)[number] | typeof optional;
type Environment = Partial<Record<string, string>>;

/**
 * Takes the build's environment and returns the repository that the editing page works on, or
 * undefined where none is named; throws an error that names the variable when one is missing or wrong.
 */
export function readEditorConfig(variables: Environment = process.env): EditorConfig | undefined {
  const value = (name: Name) => variables[name]?.trim() ?? '';
  const missing = needed.filter((name) => !value(name));
  if (missing.length === needed.length && !value(optional)) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')}: not set. Set all of ${needed.join(', ')}, or none for local files only.`,
    );
  }
  const [service, repository, branch] = needed.map(value) as [string, string, string];
  if (service !== 'github' && service !== 'gitlab') {
    throw new Error(`${needed[0]}: "${service}" is not known. Write github or gitlab.`);
  }
  if (!/^[^/:\s]+(\/[^/:\s]+)+$/.test(repository)) {
    throw new Error(`${needed[1]}: "${repository}" is not a repository such as owner/name.`);
  }
  const signIn = value(optional);
  if (service === 'github' && signIn && !/^https:\/\/[^/\s?#]+$/.test(signIn)) {
    throw new Error(`${optional}: "${signIn}" is not an address such as https://sign-in.example.`);
  }
  return { service, repository, branch, signIn };
}
