import { maintenanceSchedule } from '../../content/knowledge-centre.ts';
import { useSite } from '../site-context.ts';

export function MaintenanceSchedule() {
  const { texts } = useSite();
  const { title, text, periods } = maintenanceSchedule(texts);
  return (
    <section id="calendario">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="periods">
        {periods.map(({ period, who, tasks }) => (
          <section key={period}>
            <h3>{period}</h3>
            <p className="meta">{who}</p>
            <details className="folded">
              <summary>Ver as {tasks.length} tarefas</summary>
              <ul>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </details>
          </section>
        ))}
      </div>
    </section>
  );
}
