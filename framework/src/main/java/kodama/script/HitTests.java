package kodama.script;

import kodama.base.ErrorSink;
import kodama.shot.Bodies;
import kodama.shot.Bounds;
import kodama.shot.GroupNames;
import kodama.shot.Shots;
import kodama.shot.Targets;
import kodama.task.Task;
import kodama.task.TaskList;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/** Finds who was hit in a tick: shots against tasks with a hitbox, and tasks that say whom their body {@code hits}. */
final class HitTests {
    private final TaskList tasks;
    private final Shots shots;
    private final GroupNames groups;
    private final Names names;
    private final GroupTimes times;
    private final Texts victims = new Texts();
    private final ErrorSink errors;
    private final Bounds bounds;
    private final Targets targets = new Targets();
    private final Bodies bodies;

    HitTests(ScriptServices services, GroupNames groups, Names names, GroupTimes times) {
        this.times = times;
        this.tasks = services.tasks();
        this.shots = services.shots();
        this.groups = groups;
        this.names = names;
        this.errors = services.errors();
        this.bounds = Bounds.screen(services.config().width(), services.config().height());
        this.bodies = new Bodies(errors);
    }

    /** Moves all shots by one tick and tells everyone who was hit, unless everything stands still. */
    void run() {
        if (times.isPaused()) return;
        targets.begin(bounds);
        bodies.begin();
        tasks.forEachBody(this::enlist);
        moveShots(times.paceOfShots());
        bodies.update(targets);
    }

    private void moveShots(double pace) {
        if (pace == 0) return;
        shots.setPace(pace);
        shots.update(bounds, targets);
    }

    private void enlist(Task task) {
        if (!(task instanceof ScriptedTask body) || !body.hasHitbox()) return;
        try {
            enlist(body);
        } catch (RuntimeException wrong) {
            errors.report(task.described(), wrong);
            task.kill();
        }
    }

    private void enlist(ScriptedTask body) {
        if (!body.group().isEmpty()) targets.add(groups.id(body.group()), body);
        if (!body.mayHave(SeenFields.HITS) || body.pace() == 0) return;
        LuaValue hits = body.table().rawget(names.hits);
        if (!hits.isnil()) bodies.add(body, groups.id(victim(hits)));
    }

    private String victim(LuaValue hits) {
        if (hits.isstring()) return victims.of(hits);
        throw new LuaError("field 'hits' must be the name of a group but was a " + hits.typename());
    }
}
