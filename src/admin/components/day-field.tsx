interface DayFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

export function DayField({ id, label, value, onChange }: DayFieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} className="field" type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
