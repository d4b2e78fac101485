import { maintenanceSchedule } from '../../content/knowledge-centre.ts';
import { useSite } from '../site-context.ts';

export function MaintenanceSchedule() {
  const { texts } = useSite();
  const { title, text, periods } = maintenanceSchedule(texts);
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      {periods.map(({ period, who, tasks }) => (
        <section key={period}>
          <h3>{period}</h3>
          <p className="meta">{who}</p>
          <ul>
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
