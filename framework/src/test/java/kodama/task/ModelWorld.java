package kodama.task;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rules of the task list in the plainest form: one list, searched for every step. */
final class ModelWorld extends World {
    private static final Comparator<Actor> ORDER =
            Comparator.<Actor>comparingDouble(a -> a.priority).thenComparingLong(a -> a.sequence);
    private static final long NEVER = Long.MAX_VALUE;

    private static final class Actor {
        final int id;
        final List<Actor> children = new ArrayList<>();
        final boolean persistent;
        final @Nullable Actor parent;
        double priority;
        long sequence;
        boolean dead;
        boolean owed;
        long ranAt = -1;
        long waitsUntil; // 0: ready

        Actor(int id, double priority, boolean persistent, @Nullable Actor parent) {
            this.id = id;
            this.priority = priority;
            this.persistent = persistent;
            this.parent = parent;
        }

        boolean isReady() {
            return !dead && waitsUntil == 0;
        }

        Actor eldest() {
            return parent == null ? this : parent.eldest();
        }
    }

    private final List<Actor> actors = new ArrayList<>();
    private final Map<Integer, Actor> byId = new HashMap<>();
    private long tick;
    private long sequence;
    private boolean updating;
    private @Nullable Actor reached;
    private boolean clearing;
    private boolean sparing;

    ModelWorld(long seed) {
        super(seed);
    }

    @Override
    long tick() {
        return tick;
    }

    @Override
    boolean isAlive(int id) {
        Actor actor = byId.get(id);
        return actor != null && !actor.dead;
    }

    @Override
    void spawn(int id, double priority, int parent, boolean persistent) {
        Actor actor = new Actor(id, priority, persistent, parent < 0 ? null : byId.get(parent));
        actor.sequence = sequence++;
        actors.add(actor);
        byId.put(id, actor);
        if (actor.parent != null) actor.parent.children.add(actor);
        actor.dead = clearing && !(sparing && actor.eldest().persistent);
    }

    private boolean runsInThisTick(Actor actor) {
        return actor.isReady() && actor.ranAt < tick && (isAhead(actor) || actor.owed);
    }

    private boolean isAhead(Actor actor) {
        return reached == null || ORDER.compare(actor, reached) > 0;
    }

    @Override
    void runNow(int id) {
        if (isAlive(id)) run(byId.get(id));
    }

    private void run(Actor actor) {
        actor.ranAt = tick;
        try {
            if (!turn(actor.id)) kill(actor);
        } catch (IllegalStateException failed) {
            log.append('!');
            kill(actor);
        }
    }

    @Override
    void kill(int id) {
        if (isAlive(id)) kill(byId.get(id));
    }

    private void kill(Actor actor) {
        if (actor.dead) return;
        List<Actor> family = new ArrayList<>(List.of(actor));
        actor.dead = true;
        for (int i = 0; i < family.size(); i++)
            for (Actor child : family.get(i).children)
                if (!child.dead) {
                    child.dead = true;
                    family.add(child);
                }
        for (int i = family.size() - 1; i >= 0; i--) finish(family.get(i).id);
    }

    @Override
    void killAll(boolean keepPersistent) {
        boolean clearingBefore = clearing;
        boolean sparingBefore = sparing;
        clearing = true;
        sparing = keepPersistent;
        List<Integer> order = drawOrder();
        for (int i = order.size() - 1; i >= 0; i--) {
            Actor actor = byId.get(order.get(i));
            if (actor.parent == null && !(keepPersistent && actor.persistent)) kill(actor);
        }
        clearing = clearingBefore;
        sparing = sparingBefore;
    }

    @Override
    void move(int id, double priority) {
        if (!isAlive(id) || byId.get(id).priority == priority) return;
        Actor actor = byId.get(id);
        actor.owed = updating && runsInThisTick(actor);
        actor.priority = priority;
        actor.sequence = sequence++;
    }

    @Override
    void sleep(int id, int ticks) {
        if (!isAlive(id)) return;
        Actor actor = byId.get(id);
        actor.waitsUntil = tick + ticks;
        actor.owed = false;
        if (ticks == 1 && (!updating || actor.ranAt == tick)) actor.waitsUntil = 0;
    }

    @Override
    void suspend(int id) {
        if (!isAlive(id)) return;
        byId.get(id).waitsUntil = NEVER;
        byId.get(id).owed = false;
    }

    @Override
    void wake(int id) {
        if (isAlive(id)) byId.get(id).waitsUntil = 0;
    }

    @Override
    void update() {
        tick++;
        for (Actor actor : actors) if (actor.waitsUntil == tick) actor.waitsUntil = 0;
        reached = null;
        updating = true;
        for (Actor actor = next(); actor != null; actor = next()) step(actor);
        updating = false;
    }

    private @Nullable Actor next() {
        return actors.stream().filter(this::runsInThisTick).min(ORDER).orElse(null);
    }

    private void step(Actor actor) {
        actor.owed = false;
        if (isAhead(actor)) {
            reached = new Actor(actor.id, actor.priority, false, null);
            reached.sequence = actor.sequence;
        }
        run(actor);
    }

    @Override
    void endFrame() {
        actors.removeIf(actor -> actor.dead);
    }

    @Override
    List<Integer> drawOrder() {
        return actors.stream()
                .filter(actor -> !actor.dead)
                .sorted(ORDER)
                .map(actor -> actor.id)
                .toList();
    }
}
