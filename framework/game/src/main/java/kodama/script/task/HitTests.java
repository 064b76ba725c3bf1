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
 * Runs the hit tests of a tick.
 *
 * <ol>
 *   <li>{@link #collect} registers the hitboxes of all tasks: those that can be hit as targets, those with {@code hits}
 *       as bodies, those with {@code graze} as grazers.
 *   <li>Shots and lasers move, and hit the targets.
 *   <li>{@link #dispatch} tests bodies against targets, and reports touches and grazes.
 * </ol>
 */
public final class HitTests {
    /** A step of a hit test costs a third of an instruction of a script. */
    private static final int STEPS_PER_EFFORT = 3;

    private final TaskList tasks;
    private final GroupNames groups;
    private final ErrorSink errors;
    private final Hints hints;
    private final StepBudget effort;
    private final GroupMasks masks;
    private final Targets targets = new Targets();
    private final DamageSources bodies;

    /** Groups that cannot be hit. */
    private Set<String> invincibleGroups = Set.of();

    /**
     * Creates the hit tests of a world.
     *
     * @param errors receives the errors of tasks with invalid fields
     * @param hints reports groups whose hit tests were skipped
     */
    public HitTests(TaskList tasks, GroupNames groups, ErrorSink errors, Hints hints, StepBudget effort) {
        this.tasks = tasks;
        this.groups = groups;
        this.masks = new GroupMasks(groups);
        this.errors = errors;
        this.hints = hints;
        this.effort = effort;
        this.bodies = new DamageSources(errors);
    }

    /** Sets the groups that cannot be hit, which changes how the game runs; none by default. */
    public void setInvincibleGroups(Set<String> groups) {
        invincibleGroups = groups;
    }

    /**
     * Collects the targets of shots in this tick.
     *
     * @param area the area that contains most of them
     */
    public Targets collect(Bounds area) {
        targets.begin(area);
        bodies.begin();
        tasks.forEachBody(this::register);
        return targets;
    }

    /** Reports touches and grazes since {@link #collect} to the tasks. */
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

    private void register(Task task) {
        if (!(task instanceof ScriptedTask body)) return;
        try {
            register(body);
        } catch (Throwable wrong) {
            FatalErrors.rethrowIfFatal(wrong);
            errors.report(task.description(), wrong);
            task.kill();
        }
    }

    private void register(ScriptedTask body) {
        String group = body.group();
        if (!group.isEmpty() && body.isGrazer()) targets.addGrazer(groups.id(group), body);
        int[] slots = body.bodySlots();
        Hitbox outline = body.outline(slots);
        if (outline == null) return;
        double x = body.x(slots);
        double y = body.y(slots);
        if (!group.isEmpty() && !invincibleGroups.contains(group)) targets.add(groups.id(group), body, x, y, outline);
        long hits = body.hits(slots, masks);
        if (hits != 0) bodies.add(body, hits, x, y, outline);
    }
}
