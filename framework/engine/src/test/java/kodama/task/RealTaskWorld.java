package kodama.task;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The actors in a real list. They come from a pool, so that objects are reused for several lives. */
final class RealTaskWorld extends TaskWorld {
    private final class Actor extends Task {
        int id;

        @Override
        protected void reset() {
            id = -1;
            setDrawn(true);
            setHasBody(true);
        }

        @Override
        protected boolean update(double dt) {
            return turn(id, phase(), dt);
        }

        @Override
        protected void finish() {
            RealTaskWorld.this.finish(id);
        }

        void rest(int ticks) {
            sleep(ticks);
        }

        void restForEver() {
            suspend();
        }

        void listen(String event) {
            waitFor(event);
        }

        void outlive(Actor other) {
            await(other);
        }
    }

    private final TaskList tasks;
    private final TaskPool<Actor> pool;
    private boolean inSteps;
    private final Map<Integer, Long> ids = new HashMap<>();

    RealTaskWorld(long seed, ReadyListKind list) {
        super(seed);
        tasks = new TaskList(TaskOptions.of(CAPACITY).with(list), (who, error) -> {
            if (!error.getMessage().contains("not spawned")) log.append('!');
        });
        pool = new TaskPool<>(tasks, CAPACITY, Actor::new);
    }

    /** Runs updates task by task from now on, and checks that each task was returned as the next one before. */
    RealTaskWorld inSteps() {
        inSteps = true;
        return this;
    }

    private void step() {
        tasks.beginUpdate(1);
        Task announced = tasks.peekNext();
        for (Task ran = tasks.runNext(); ran != null; ran = tasks.runNext()) {
            if (ran != announced) log.append("wrong");
            announced = tasks.peekNext();
        }
        if (announced != null) log.append("wrong");
    }

    private @Nullable Actor actor(int id) {
        Long real = ids.get(id);
        return real == null ? null : (Actor) tasks.get(real);
    }

    private void with(int id, Consumer<Actor> action) {
        Actor actor = actor(id);
        if (actor != null) action.accept(actor);
    }

    private TaskGroup many(String name) {
        return name.isEmpty() ? tasks.all() : tasks.group(name);
    }

    @Override
    long tick() {
        return tasks.tick();
    }

    @Override
    boolean isAlive(int id) {
        return actor(id) != null;
    }

    /** The pool spawns without delay and settings, so an actor gets these after the spawn. */
    @Override
    void spawn(int id, int delay, double priority, int parent, String group, boolean persistent) {
        Actor actor = pool.spawn(priority, parent < 0 ? null : actor(parent));
        actor.id = id;
        actor.setGroup(group);
        actor.setPersistent(persistent);
        if (!actor.isAlive()) return;
        ids.put(id, actor.id());
        if (delay > 0) actor.rest(delay);
    }

    @Override
    void runNow(int id) {
        with(id, tasks::runNow);
    }

    @Override
    void kill(int id) {
        with(id, Actor::kill);
    }

    @Override
    void killAll(boolean keepPersistent) {
        tasks.killAll(keepPersistent);
    }

    @Override
    void killGroup(String group) {
        tasks.group(group).kill();
    }

    @Override
    void killOthers(int id) {
        with(id, tasks.all()::killOthers);
    }

    @Override
    void move(int id, double priority) {
        with(id, actor -> actor.setPriority(priority));
    }

    @Override
    void moveDrawing(int id, double priority) {
        if (Double.isNaN(priority)) with(id, Actor::clearDrawPriority);
        else with(id, actor -> actor.setDrawPriority(priority));
    }

    @Override
    void sleep(int id, int ticks) {
        with(id, actor -> actor.rest(ticks));
    }

    @Override
    void suspend(int id) {
        with(id, Actor::restForEver);
    }

    @Override
    void wake(int id) {
        with(id, Actor::wake);
    }

    @Override
    void waitFor(int id, String event) {
        with(id, actor -> actor.listen(event));
    }

    @Override
    void signal(int id, String event) {
        with(id, actor -> actor.signal(event, null));
    }

    @Override
    void await(int id, int other) {
        if (actor(other) == null) return;
        try {
            with(id, actor -> actor.outlive(actor(other)));
        } catch (IllegalStateException circle) {
            log.append('c');
        }
    }

    @Override
    void pause(int id, boolean paused) {
        with(id, paused ? Actor::pause : Actor::resume);
    }

    @Override
    void pauseGroup(String group, boolean paused) {
        if (paused) many(group).pause();
        else many(group).resume();
    }

    @Override
    void rate(int id, double rate) {
        with(id, actor -> actor.setRate(rate));
    }

    @Override
    void rateGroup(String group, double rate) {
        many(group).setRate(rate);
    }

    @Override
    void phase(int id, int phase) {
        with(id, actor -> actor.setPhase(phase));
    }

    @Override
    void phaseGroup(String group, int phase) {
        many(group).setPhase(phase);
    }

    @Override
    void join(int id, String group) {
        with(id, actor -> actor.setGroup(group));
    }

    @Override
    void persist(int id, boolean persistent) {
        with(id, actor -> actor.setPersistent(persistent));
    }

    @Override
    void update() {
        if (inSteps) step();
        else tasks.update(1);
    }

    @Override
    void endFrame() {
        tasks.endFrame();
        int groups = tasks.count("a") + tasks.count("b") + tasks.count("c");
        if (groups > tasks.count() || tasks.count() != runOrder().size()) log.append(" count is wrong");
        if (tasks.count() + pool.free() != CAPACITY) log.append(" pool is wrong");
    }

    @Override
    List<Integer> runOrder() {
        List<Integer> order = new ArrayList<>();
        tasks.all().forEach(task -> order.add(((Actor) task).id));
        List<Integer> bodies = new ArrayList<>();
        tasks.forEachBody(task -> bodies.add(((Actor) task).id));
        if (!bodies.equals(order)) log.append(" bodies are wrong");
        return order;
    }

    @Override
    List<Integer> drawOrder() {
        List<Integer> order = new ArrayList<>();
        tasks.forEachDrawn(task -> order.add(((Actor) task).id));
        return order;
    }

    @Override
    List<Integer> group(String group) {
        List<Integer> members = new ArrayList<>();
        tasks.group(group).forEach(task -> members.add(((Actor) task).id));
        return members;
    }
}
