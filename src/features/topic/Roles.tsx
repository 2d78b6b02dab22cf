import styles from './Roles.module.css';

type Role = { id: string; name: string };

type RolesProps = { title: string; roles: Role[] };

/** Renders whom one meets: each role in one line. */
export function Roles({ title, roles }: RolesProps) {
  return (
    <section className={styles.roles} aria-labelledby="who">
      <h2 id="who" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {roles.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
