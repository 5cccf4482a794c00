/** The name of the field that only robots fill in. */
export const honeypotName = 'company_website';

/** A field that nobody sees, hears or reaches by keyboard; what is filled in there slows a message down. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
