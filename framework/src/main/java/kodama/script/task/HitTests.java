package kodama.script.task;

import java.util.Set;
import kodama.base.Effort;
import kodama.base.ErrorSink;
import kodama.base.Faults;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.Bodies;
import kodama.hit.GroupNames;
import kodama.hit.Targets;
import kodama.shot.Shots;
import kodama.shot.laser.Lasers;
import kodama.task.Task;
import kodama.task.TaskList;
import org.luaj.vm2.LuaValue;

/**
 * Finds who was hit in a tick: shots against tasks with a hitbox, tasks that say whom their body {@code hits}, and last
 * who was grazed.
 */
public final class HitTests {
    /** A step of a hit test takes a third of what an instruction of a script takes. */
    private static final int STEPS_PER_EFFORT = 3;

    private final TaskList tasks;
    private final Shots shots;
    private final Lasers lasers;
    private final GroupNames groups;
    private final GroupTimes times;
    private final ErrorSink errors;
    private final Hints hints;
    private final Effort effort;
    private final Bounds bounds;
    private final GroupSets sets;
    private final Targets targets = new Targets();
    private final Bodies bodies;

    /** Groups that nothing hits. */
    private Set<String> spared = Set.of();

    /**
     * Finds hits in a game.
     *
     * @param tasks who can be hit
     * @param shots what hits them
     * @param lasers what hits them, too
     * @param groups their numbers
     * @param times how fast shots fly
     * @param bounds where shots live
     * @param errors hears of tasks with fields that make no sense
     * @param hints reports groups whose hit tests were skipped
     * @param effort counts what hit tests compare
     */
    public HitTests(
            TaskList tasks,
            Shots shots,
            Lasers lasers,
            GroupNames groups,
            GroupTimes times,
            Bounds bounds,
            ErrorSink errors,
            Hints hints,
            Effort effort) {
        this.tasks = tasks;
        this.shots = shots;
        this.lasers = lasers;
        this.groups = groups;
        this.sets = new GroupSets(groups);
        this.times = times;
        this.bounds = bounds;
        this.errors = errors;
        this.hints = hints;
        this.effort = effort;
        this.bodies = new Bodies(errors);
    }

    /**
     * Lets nothing hit some tasks, which makes another game of it.
     *
     * @param groups the groups that are not hit from now on; empty for none
     */
    public void spare(Set<String> groups) {
        spared = groups;
    }

    /** Moves all shots by one tick and tells everyone who was hit, unless everything stands still. */
    public void run() {
        if (times.isPaused()) return;
        targets.begin(bounds);
        bodies.begin();
        tasks.forEachBody(this::enlist);
        moveShots(times.paceOfShots());
        bodies.update(targets);
        targets.tellGrazes(errors);
        effort.spend(targets.steps() / STEPS_PER_EFFORT);
        reportExceeded();
    }

    private void reportExceeded() {
        for (long rest = targets.exceeded(); rest != 0; rest &= rest - 1)
            hints.crowded(groups.name(Long.numberOfTrailingZeros(rest)));
    }

    private void moveShots(double pace) {
        if (pace == 0) return;
        shots.setPace(pace);
        shots.update(bounds, targets);
        lasers.update(pace, targets);
    }

    private void enlist(Task task) {
        if (!(task instanceof ScriptedTask body)) return;
        try {
            enlist(body);
        } catch (Throwable wrong) {
            Faults.passFatal(wrong);
            errors.report(task.described(), wrong);
            task.kill();
        }
    }

    private void enlist(ScriptedTask body) {
        String group = body.group();
        if (!group.isEmpty() && body.isGrazer()) targets.addGrazer(groups.id(group), body);
        int[] slots = body.bodySlots();
        Hitbox outline = body.outline(slots);
        if (outline == null) return;
        double x = body.x(slots);
        double y = body.y(slots);
        if (!group.isEmpty() && !spared.contains(group)) targets.add(groups.id(group), body, x, y, outline);
        LuaValue hits = body.hits(slots);
        if (!hits.isnil() && body.pace() != 0) bodies.add(body, sets.of(hits, "field 'hits'"), x, y, outline);
    }
}
