package kodama.script.task;

import java.util.Set;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.base.StepBudget;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.DamageSources;
import kodama.hit.GroupNames;
import kodama.hit.Targets;
import kodama.task.Task;
import kodama.task.TaskList;

/**
 * Finds who is hit in a tick: first collects the tasks that shots can hit, then, when the shots have moved, tells whom
 * tasks touch that say whom their body {@code hits}, and last who was grazed.
 */
public final class HitTests {
    /** A step of a hit test takes a third of what an instruction of a script takes. */
    private static final int STEPS_PER_EFFORT = 3;

    private final TaskList tasks;
    private final GroupNames groups;
    private final ErrorSink errors;
    private final Hints hints;
    private final StepBudget effort;
    private final GroupMasks sets;
    private final Targets targets = new Targets();
    private final DamageSources bodies;

    /** Groups that nothing hits. */
    private Set<String> spared = Set.of();

    /**
     * Finds hits in a game.
     *
     * @param errors hears of tasks with fields that make no sense
     * @param hints reports groups whose hit tests were skipped
     */
    public HitTests(TaskList tasks, GroupNames groups, ErrorSink errors, Hints hints, StepBudget effort) {
        this.tasks = tasks;
        this.groups = groups;
        this.sets = new GroupMasks(groups);
        this.errors = errors;
        this.hints = hints;
        this.effort = effort;
        this.bodies = new DamageSources(errors);
    }

    /** Lets nothing hit the tasks of some groups from now on, which makes another game of it; of no group at first. */
    public void setInvincibleGroups(Set<String> groups) {
        spared = groups;
    }

    /**
     * Collects who can be hit by shots in this tick.
     *
     * @param area where most of them are
     */
    public Targets collect(Bounds area) {
        targets.begin(area);
        bodies.begin();
        tasks.forEachBody(this::enlist);
        return targets;
    }

    /** Tells everyone who was touched by a body or grazed since {@link #collect}. */
    public void dispatch() {
        bodies.update(targets);
        targets.notifyGrazed(errors);
        effort.spend(targets.steps() / STEPS_PER_EFFORT);
        reportExceeded();
    }

    private void reportExceeded() {
        for (long rest = targets.exceeded(); rest != 0; rest &= rest - 1)
            hints.crowded(groups.name(Long.numberOfTrailingZeros(rest)));
    }

    private void enlist(Task task) {
        if (!(task instanceof ScriptedTask body)) return;
        try {
            enlist(body);
        } catch (Throwable wrong) {
            FatalErrors.rethrowIfFatal(wrong);
            errors.report(task.description(), wrong);
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
        long hits = body.hits(slots, sets);
        if (hits != 0) bodies.add(body, hits, x, y, outline);
    }
}
