package kodama.task;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A naive implementation of the rules of the task list: one list that is searched in every step, and no caches. */
final class ModelTaskWorld extends TaskWorld {
    private static final Comparator<Actor> ORDER =
            Comparator.<Actor>comparingDouble(a -> a.priority).thenComparingLong(a -> a.sequence);
    private static final Comparator<Actor> DRAW_ORDER =
            Comparator.<Actor>comparingDouble(Actor::drawPriority).thenComparingLong(Actor::drawSequence);

    private enum Wait {
        READY,
        ASLEEP,
        OTHER
    }

    private static final class Actor {
        final int id;
        final List<Actor> children = new ArrayList<>();
        final @Nullable Actor parent;
        boolean persistent;
        String group = "";
        double priority;
        long sequence;
        double ownDraw = Double.NaN;
        long ownDrawSequence;
        boolean dead;
        boolean owed;
        long ranAt = -1;
        int phase;
        double rate = 1;
        boolean paused;
        Wait wait = Wait.READY;
        double remaining;
        double credit;
        long creditAt = -1;

        @Nullable
        String event;

        @Nullable
        Actor awaited;

        Actor(int id, double priority, @Nullable Actor parent) {
            this.id = id;
            this.priority = priority;
            this.parent = parent;
        }

        double drawPriority() {
            return Double.isNaN(ownDraw) ? priority : ownDraw;
        }

        long drawSequence() {
            return Double.isNaN(ownDraw) ? sequence : ownDrawSequence;
        }

        Actor eldest() {
            return parent == null ? this : parent.eldest();
        }

        String paceGroup() {
            return group.isEmpty() && parent != null ? parent.paceGroup() : group;
        }

        double familyRate() {
            return parent == null ? rate : rate * parent.familyRate();
        }

        boolean familyPaused() {
            return paused || parent != null && parent.familyPaused();
        }

        boolean descendsFrom(Actor other) {
            return this == other || parent != null && parent.descendsFrom(other);
        }
    }

    private final List<Actor> actors = new ArrayList<>();
    private final Map<Integer, Actor> byId = new HashMap<>();
    private final Map<String, Boolean> pausedGroups = new HashMap<>();
    private final Map<String, Double> groupRates = new HashMap<>();
    private long tick;
    private long sequence;
    private boolean updating;
    private @Nullable Actor reached;
    private boolean clearing;
    private boolean sparing;

    ModelTaskWorld(long seed) {
        super(seed);
    }

    private void with(int id, Consumer<Actor> action) {
        Actor actor = byId.get(id);
        if (actor != null && !actor.dead) action.accept(actor);
    }

    private void withPace(int id, Consumer<Actor> action) {
        with(id, action);
        for (Actor each : actors) if (each.owed && pace(each) == 0) each.owed = false;
    }

    private double pace(Actor actor) {
        String group = actor.paceGroup();
        boolean held = pausedGroups.getOrDefault("", false) || pausedGroups.getOrDefault(group, false);
        if (actor.familyPaused() || held && !actor.eldest().persistent) return 0;
        double groups = group.isEmpty() ? 1 : groupRates.getOrDefault(group, 1.0);
        return actor.familyRate() * groupRates.getOrDefault("", 1.0) * groups;
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
    void spawn(int id, int delay, double priority, int parent, String group, boolean persistent) {
        if (actors.size() == CAPACITY) return;
        Actor actor = new Actor(id, priority, parent < 0 ? null : byId.get(parent));
        actor.sequence = sequence++;
        actors.add(actor);
        byId.put(id, actor);
        if (actor.parent != null) actor.parent.children.add(actor);
        actor.dead = clearing && !(sparing && actor.parent != null && actor.eldest().persistent);
        actor.group = group;
        actor.persistent = persistent;
        if (delay > 0) sleep(id, delay);
    }

    private boolean isReady(Actor actor) {
        return !actor.dead && actor.wait == Wait.READY && pace(actor) > 0;
    }

    private boolean runsInThisTick(Actor actor) {
        return actor.ranAt < tick && (isAhead(actor) || actor.owed) && isReady(actor);
    }

    private boolean isAhead(Actor actor) {
        return reached == null || ORDER.compare(actor, reached) > 0;
    }

    @Override
    void runNow(int id) {
        if (isAlive(id)) run(byId.get(id), 0);
    }

    private void run(Actor actor, double dt) {
        actor.ranAt = tick;
        try {
            if (!turn(actor.id, actor.phase, dt)) kill(actor);
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
        for (Actor dead : family) dead.awaited = null;
        for (int i = family.size() - 1; i >= 0; i--) {
            finish(family.get(i).id);
            for (Actor waiter : actors) if (waiter.awaited == family.get(i)) wake(waiter);
        }
    }

    private void kill(boolean clears, boolean spares, List<Integer> order, Predicate<Actor> victims) {
        boolean clearingBefore = clearing;
        boolean sparingBefore = sparing;
        clearing |= clears;
        if (clears) sparing = spares;
        for (int id : reversed(order)) {
            Actor actor = byId.get(id);
            if (!actor.dead && victims.test(actor)) kill(actor);
        }
        clearing = clearingBefore;
        sparing = sparingBefore;
    }

    @Override
    void killAll(boolean keepPersistent) {
        kill(true, keepPersistent, runOrder(), actor -> actor.parent == null && !(keepPersistent && actor.persistent));
    }

    @Override
    void killGroup(String group) {
        kill(false, false, group(group), actor -> true);
    }

    @Override
    void killOthers(int id) {
        if (!isAlive(id)) return;
        Actor self = byId.get(id);
        kill(
                true,
                true,
                runOrder(),
                actor -> !actor.descendsFrom(self) && !self.descendsFrom(actor) && !actor.eldest().persistent);
    }

    @Override
    void move(int id, double priority) {
        with(id, actor -> {
            if (actor.priority == priority) return;
            actor.owed = updating && runsInThisTick(actor);
            actor.priority = priority;
            actor.sequence = sequence++;
        });
    }

    @Override
    void moveDrawing(int id, double priority) {
        with(id, actor -> {
            if (Double.compare(actor.ownDraw, priority) == 0) return;
            actor.ownDraw = priority;
            actor.ownDrawSequence = sequence++;
        });
    }

    private void stop(Actor actor, Wait wait) {
        actor.wait = wait;
        actor.owed = false;
        actor.event = null;
        actor.awaited = null;
    }

    @Override
    void sleep(int id, int ticks) {
        with(id, actor -> {
            stop(actor, Wait.ASLEEP);
            actor.remaining = ticks - (actor.creditAt == tick ? actor.credit : 0);
        });
    }

    @Override
    void suspend(int id) {
        with(id, actor -> stop(actor, Wait.OTHER));
    }

    @Override
    void wake(int id) {
        with(id, this::wake);
    }

    private void wake(Actor actor) {
        if (actor.wait != Wait.READY) stop(actor, Wait.READY);
    }

    @Override
    void waitFor(int id, String event) {
        with(id, actor -> {
            stop(actor, Wait.OTHER);
            actor.event = event;
        });
    }

    @Override
    void signal(int id, String event) {
        with(id, actor -> {
            if (event.equals(actor.event)) wake(actor);
        });
    }

    @Override
    void await(int id, int other) {
        if (!isAlive(other)) return;
        with(id, actor -> {
            for (Actor at = byId.get(other); at != null; at = at.awaited)
                if (at == actor) {
                    log.append('c');
                    return;
                }
            stop(actor, Wait.OTHER);
            actor.awaited = byId.get(other);
        });
    }

    @Override
    void pause(int id, boolean paused) {
        withPace(id, actor -> actor.paused = paused);
    }

    @Override
    void pauseGroup(String group, boolean paused) {
        pausedGroups.put(group, paused);
        withPace(-1, actor -> {});
    }

    @Override
    void rate(int id, double rate) {
        withPace(id, actor -> actor.rate = rate);
    }

    @Override
    void rateGroup(String group, double rate) {
        groupRates.put(group, rate);
        withPace(-1, actor -> {});
    }

    @Override
    void phase(int id, int phase) {
        with(id, actor -> actor.phase = phase);
    }

    @Override
    void phaseGroup(String group, int phase) {
        for (Actor actor : actors) if (group.isEmpty() || actor.group.equals(group)) actor.phase = phase;
    }

    @Override
    void join(int id, String group) {
        withPace(id, actor -> actor.group = group);
    }

    @Override
    void persist(int id, boolean persistent) {
        withPace(id, actor -> actor.persistent = persistent);
    }

    @Override
    void update() {
        tick++;
        for (Actor actor : actors) if (!actor.dead && actor.wait == Wait.ASLEEP) passTime(actor, pace(actor));
        reached = null;
        updating = true;
        for (Actor actor = next(); actor != null; actor = next()) step(actor);
        updating = false;
    }

    /** The rates are multiples of 0.25 and add up exactly, so no tolerance is needed. */
    private void passTime(Actor actor, double pace) {
        actor.remaining -= pace;
        if (pace == 0 || actor.remaining > 0) return;
        actor.wait = Wait.READY;
        actor.credit = Math.min(-actor.remaining, pace);
        actor.creditAt = tick;
    }

    private @Nullable Actor next() {
        Actor first = null;
        for (Actor actor : actors)
            if ((first == null || ORDER.compare(actor, first) < 0) && runsInThisTick(actor)) first = actor;
        return first;
    }

    private void step(Actor actor) {
        actor.owed = false;
        if (isAhead(actor)) {
            reached = new Actor(actor.id, actor.priority, null);
            reached.sequence = actor.sequence;
        }
        run(actor, pace(actor));
    }

    @Override
    void endFrame() {
        actors.removeIf(actor -> actor.dead);
    }

    @Override
    List<Integer> runOrder() {
        return ids(ORDER, actor -> true);
    }

    @Override
    List<Integer> drawOrder() {
        return ids(DRAW_ORDER, actor -> true);
    }

    @Override
    List<Integer> group(String group) {
        return ids(ORDER, actor -> actor.group.equals(group));
    }

    private List<Integer> ids(Comparator<Actor> order, Predicate<Actor> wanted) {
        return actors.stream()
                .filter(actor -> !actor.dead && wanted.test(actor))
                .sorted(order)
                .map(actor -> actor.id)
                .toList();
    }
}
