package kodama.task;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The actors in the real list. */
final class RealWorld extends World {
    private final class Actor extends Task {
        final int id;

        Actor(int id) {
            this.id = id;
        }

        @Override
        protected boolean update(double dt) {
            return turn(id);
        }

        @Override
        protected void finish() {
            RealWorld.this.finish(id);
        }
    }

    private final TaskList tasks = new TaskList(TaskOptions.of(1000), (who, error) -> log.append('!'));
    private final Map<Integer, Actor> actors = new HashMap<>();

    RealWorld(long seed) {
        super(seed);
    }

    private Actor actor(int id) {
        return actors.getOrDefault(id, new Actor(id));
    }

    @Override
    long tick() {
        return tasks.tick();
    }

    @Override
    boolean isAlive(int id) {
        return actor(id).isAlive();
    }

    @Override
    void spawn(int id, double priority, int parent, boolean persistent) {
        Actor actor = new Actor(id);
        actors.put(id, actor);
        actor.setPersistent(persistent);
        actor.setGroup("g" + id % 3);
        tasks.spawn(actor, priority, parent < 0 ? null : actor(parent));
    }

    @Override
    void runNow(int id) {
        tasks.runNow(actor(id));
    }

    @Override
    void kill(int id) {
        actor(id).kill();
    }

    @Override
    void killAll(boolean keepPersistent) {
        tasks.killAll(keepPersistent);
    }

    @Override
    void move(int id, double priority) {
        actor(id).setPriority(priority);
    }

    @Override
    void sleep(int id, int ticks) {
        if (actors.containsKey(id)) actor(id).sleep(ticks);
    }

    @Override
    void suspend(int id) {
        if (actors.containsKey(id)) actor(id).suspend();
    }

    @Override
    void wake(int id) {
        actor(id).wake();
    }

    @Override
    void update() {
        tasks.update(1);
    }

    @Override
    void endFrame() {
        tasks.endFrame();
        int sum = tasks.count("g0") + tasks.count("g1") + tasks.count("g2");
        if (sum != tasks.count() || sum != drawOrder().size()) log.append(" count is wrong");
        actors.values().forEach(this::checkHandle);
    }

    private void checkHandle(Actor actor) {
        if (tasks.get(actor.handle()) != (actor.isAlive() ? actor : null)) log.append(" handle is wrong");
    }

    @Override
    List<Integer> drawOrder() {
        List<Integer> order = new ArrayList<>();
        tasks.all().forEach(task -> order.add(((Actor) task).id));
        return order;
    }
}
