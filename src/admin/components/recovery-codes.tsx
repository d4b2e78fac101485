/** Shown once: the database keeps nothing that could be read back. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div role="status">
      <p>
        <strong>Guarde estes códigos de recuperação.</strong> Cada um vale uma vez, no lugar do código do aplicativo, e
        eles não aparecem de novo.
      </p>
      <ul className="recovery-codes">
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
