export type Policy = Map<string, Set<string>>;

/**
 * Takes the Content-Security-Policies of one answer and returns what they allow together: of each directive
 * the sources that every policy with that directive names. Throws for a directive that stands twice in one.
 */
export function parsePolicies(policies: readonly string[]): Policy {
  const combined: Policy = new Map();
  for (const policy of policies.map(parsePolicy)) {
    for (const [name, sources] of policy) {
      const before = combined.get(name);
      const both = before ? [...sources].filter((source) => before.has(source)) : [...sources];
      combined.set(name, new Set(both.length > 0 ? both : ["'none'"]));
    }
  }
  return combined;
}

function parsePolicy(text: string): Policy {
  const policy: Policy = new Map();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) throw new Error(`The policy names ${name} twice.`);
    policy.set(name, new Set(sources.length > 0 ? sources : ["'none'"]));
  }
  return policy;
}
