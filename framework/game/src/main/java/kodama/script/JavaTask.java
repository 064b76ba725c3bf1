package kodama.script;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.job.JobGraph;
import kodama.job.JobSpec;
import kodama.job.LongJob;
import kodama.log.LogCategory;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.profile.CallPoints;
import kodama.script.config.GameConfig;
import kodama.script.debug.PausedLine;
import kodama.script.game.FieldValues;
import kodama.script.game.GameContext;
import kodama.script.task.ScriptedTask;
import kodama.task.Task;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;

/**
 * A task written in Java: {@code spawn("my.game.Starfield", { speed = 2 })} in Lua, {@code spawn(new Starfield(2))} in
 * another Java task.
 *
 * <p>To be spawned from Lua, or used as a scene, the class must have a public constructor without parameters. It
 * follows the same rules as a Lua task and has a table, too, whose fields it reads with {@link #number}, {@link
 * #string} and {@link #flag}; a sprite named there is drawn as for any task. It can clean up in a hook that {@link
 * #start} passes to {@link #onFinish}. It can do heavy work in parallel with other tasks if it implements {@link
 * kodama.task.Preparable}.
 *
 * <p>{@link StateTask}, {@link PhaseTask} and {@link StepTask} are other styles of Java tasks.
 *
 * <p>Owned by the game thread.
 */
public abstract class JavaTask extends ScriptedTask {
    private @Nullable Game game;

    /** Null unless a hit is being reported. */
    private @Nullable ScriptedTask hitBy;

    /** Creates a task, whose fields are available from {@link #start} on. */
    protected JavaTask() {
        setDrawn(true);
    }

    /** Sets the game of the task before it is spawned. */
    final void enter(Game entered) {
        game = entered;
    }

    /**
     * Returns the game of this task.
     *
     * @throws IllegalStateException before the task is spawned, or while tasks prepare
     */
    protected final Game game() {
        tasks();
        return requireGame();
    }

    private Game requireGame() {
        if (game == null)
            throw new IllegalStateException("a task has its game from start() on; it must be spawned by spawn()");
        return game;
    }

    /**
     * Spawns a task that belongs to the scene. Its {@link #start} runs at once; its first tick is the current one if it
     * is later in the order than this task, otherwise the next. If the task list is full, the task is a dummy: it never
     * runs, is not alive, and calls of its methods do nothing.
     *
     * @param <T> type of the task
     * @param task a new task, or one that ended in an earlier tick
     * @return the task
     * @throws RuntimeException if it fails to start; then it does not exist
     * @throws IllegalStateException if it is alive, or while tasks prepare
     */
    protected final <T extends JavaTask> T spawn(T task) {
        return spawn(task, null);
    }

    /**
     * Spawns a task that ends with this one, as {@code self:spawn} in Lua. If the task list is full, or this task is a
     * dummy, the new task is a dummy.
     *
     * @param <T> type of the task
     * @param task a new task, or one that ended in an earlier tick
     * @return the task
     * @throws RuntimeException if it fails to start; then it does not exist
     * @throws IllegalStateException if it is alive, or while tasks prepare
     */
    protected final <T extends JavaTask> T spawnChild(T task) {
        return spawn(task, this);
    }

    private <T extends JavaTask> T spawn(T task, @Nullable Task parent) {
        Game game = game();
        task.enter(game);
        game.spawn(task, parent);
        return task;
    }

    final GameContext context() {
        return requireGame().context();
    }

    /**
     * Prepares the first tick. Called once while the task is spawned, when all fields can be read. Does nothing by
     * default.
     */
    @Override
    protected void start() {}

    /** Runs a tick. By default the task sleeps until it is killed, like a task that is only drawn. */
    @Override
    protected boolean update(double dt) {
        suspend();
        return true;
    }

    /**
     * Called at once with each event that is sent to this task, even if the task does not wait for it. By default,
     * calls the function in the table's field {@code on_} plus the event's name.
     *
     * <p>Kodama sends three events; all others are sent by tasks.
     *
     * <table>
     * <caption>Events that Kodama sends</caption>
     * <tr><th>event</th><th>when</th><th>argument</th></tr>
     * <tr><td>{@code hit}</td><td>a shot or a body has hit this task's hitbox</td>
     *     <td>the damage, a Double; {@link #hitBy} returns the attacker</td></tr>
     * <tr><td>{@code touch}</td><td>this task's body, by its field {@code hits}, has hit a task</td>
     *     <td>that task</td></tr>
     * <tr><td>{@code graze}</td><td>shots have come near, by this task's field {@code graze}</td>
     *     <td>the x of the position, a Double</td></tr>
     * <tr><td>others</td><td>another task calls {@link #signal} or, in Lua, {@code task:signal}</td>
     *     <td>the first value that was sent</td></tr>
     * </table>
     *
     * @param event name of the event
     * @param argument a Double, String, Boolean, Task, {@link Table} or other {@link Value}; null for none. From Java,
     *     the object that was passed to {@link #signal}
     */
    @Override
    protected void onEvent(String event, @Nullable Object argument) {
        super.onEvent(event, argument);
    }

    @Override
    public final void hit(double damage, double x, double y, @Nullable Object by) {
        hitBy = by instanceof ScriptedTask attacker ? attacker : null;
        try {
            super.hit(damage, x, y, by);
        } finally {
            hitBy = null;
        }
    }

    /**
     * Returns the task that has hit this one, while {@link #onEvent} is called with {@code hit}: the task of the body,
     * or the owner of the shot.
     *
     * @return empty if the shot has no owner, and outside of such a call
     */
    protected final Optional<ScriptedTask> hitBy() {
        return Optional.ofNullable(hitBy);
    }

    /** Draws this task. By default, draws its sprite. */
    @Override
    public void draw(DrawList list) {
        super.draw(list);
    }

    /**
     * Returns a field that is a number.
     *
     * @param field name of the field
     * @param defaultValue the result if the field is nil
     * @throws IllegalArgumentException if the field is not a number
     * @throws IllegalStateException while tasks prepare
     */
    protected final double number(String field, double defaultValue) {
        return FieldValues.OF_TASK.number(field, field(field), defaultValue);
    }

    /**
     * Returns a field that is a string or a number, as a string.
     *
     * @param field name of the field
     * @param defaultValue the result if the field is nil
     * @throws IllegalStateException while tasks prepare
     */
    protected final String string(String field, String defaultValue) {
        return FieldValues.OF_TASK.string(field, field(field), defaultValue);
    }

    /**
     * Returns a field as a boolean: as in Lua, everything except nil and false is true.
     *
     * @param field name of the field
     * @throws IllegalStateException while tasks prepare
     */
    protected final boolean flag(String field) {
        return field(field).isTrue();
    }

    /**
     * Sets a field, as an assignment in Lua does.
     *
     * @param field name of the field
     * @param value the number
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, double value) {
        setField(field, Value.of(value));
    }

    /**
     * Sets a field, as an assignment in Lua does.
     *
     * @param field name of the field
     * @param value the string
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, String value) {
        setField(field, Value.of(value));
    }

    /**
     * Sets a field, as an assignment in Lua does.
     *
     * @param field name of the field
     * @param value the boolean
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, boolean value) {
        setField(field, Value.of(value));
    }

    /**
     * Sets the hitbox, so that shots and bodies can hit this task; {@link #onEvent} is then called with {@code hit} and
     * the damage. Only those can hit it whose {@code hits} include its {@link #setGroup group}.
     *
     * @param hitbox relative to the task's position
     * @throws IllegalStateException while tasks prepare
     */
    protected final void setHitbox(Hitbox hitbox) {
        setField("hitbox", Value.ofObject(hitbox));
    }

    /**
     * Removes the hitbox, so that nothing can hit this task.
     *
     * @throws IllegalStateException while tasks prepare
     */
    protected final void clearHitbox() {
        setField("hitbox", Value.NIL);
    }

    /**
     * Tracks a resource that this task has opened and that must be closed by the end of the world: a thread, file,
     * connection or listener. If it is not closed, the next reset reports it, and tests fail.
     *
     * @param kind kind of resource, such as {@code listener}
     * @param name name of the resource, for reports
     * @return an entry that must be closed together with the resource, at the latest in {@link #onFinish}
     */
    protected final LeakTracker.Entry trackOpen(String kind, String name) {
        return context().leakTracker().open(LeakTracker.Lifetime.WORLD, kind, name);
    }

    /**
     * Returns a number that developers can tune while the game runs, as {@code tune} in Lua; the first call with a name
     * defines it.
     *
     * @param name its name, such as {@code player.speed}
     * @param defaultValue the value for players
     * @param min the smallest value
     * @param max the largest value
     * @return the current value
     * @throws IllegalArgumentException if the definition is invalid, or a tune of that name is not a number
     * @throws IllegalStateException while tasks prepare
     */
    protected final double tune(String name, double defaultValue, double min, double max) {
        tasks();
        return context().tunes().number(name, defaultValue, min, max);
    }

    /**
     * Shows a value to developers until this task ends, as {@code watch} in Lua.
     *
     * @param name its name, such as {@code boss hp}
     * @param reader called once per frame on the game thread; returns a number, which is shown as a graph, or an
     *     object, which is shown as text
     * @throws IllegalArgumentException if the name is empty, or 50 other values are watched
     * @throws IllegalStateException while tasks prepare
     */
    protected final void watch(String name, Supplier<?> reader) {
        tasks();
        context().watches().add(name, getClass().getSimpleName(), this, reader);
    }

    /**
     * Returns the call points, which name parts of the work in error reports and in the profiler: {@code try (var point
     * = callPoints().enter("AI")) { think(); }}.
     *
     * @return always the same object; for any thread, including those of jobs
     */
    protected final CallPoints callPoints() {
        return context().callPoints();
    }

    /** Returns the log for lines without a category, as {@code log.warn} in Lua. */
    protected final LogCategory log() {
        return context().log().game();
    }

    /**
     * Returns the log for lines of a category.
     *
     * @param category a word of at most 32 letters
     * @throws IllegalArgumentException if it is not a valid name, or is reserved for Kodama
     */
    protected final LogCategory log(String category) {
        return context().log().category(category);
    }

    /**
     * Runs work in the background for a number of ticks, as {@code job.run} in Lua. On every machine the result arrives
     * in the same tick; if the work takes longer, the game waits for it.
     *
     * @param <T> type of the result
     * @param name name of the job in messages
     * @param priority urgency; smaller is more urgent, jobs of scripts have 0.5
     * @param ticks number of ticks until the result arrives; at least 1
     * @param work runs on another thread; works on copies, and must not use tasks
     * @return the job, which has the result and can be canceled; empty if all slots for jobs are in use
     * @throws IllegalArgumentException if the priority is not finite or the ticks are less than 1
     * @throws IllegalStateException while tasks prepare
     */
    protected final <T> Optional<LongJob<T>> submit(
            String name, double priority, int ticks, LongJob.Work<? extends T> work) {
        tasks();
        return submit(new JobSpec(name, priority, OptionalInt.of(ticks), caller()), work);
    }

    /**
     * Runs work in the background, as {@code job.run} with {@code when = "done"} in Lua: the result arrives when the
     * work is done, and the game does not wait. In tests and without a window the result arrives in the next tick.
     *
     * @param <T> type of the result
     * @param name name of the job in messages
     * @param priority urgency; smaller is more urgent, jobs of scripts have 0.5
     * @param work runs on another thread; works on copies, and must not use tasks
     * @return the job, which has the result and can be canceled; empty if all slots for jobs are in use
     * @throws IllegalArgumentException if the priority is not finite
     * @throws IllegalStateException while tasks prepare
     */
    protected final <T> Optional<LongJob<T>> submitWhenDone(
            String name, double priority, LongJob.Work<? extends T> work) {
        tasks();
        return submit(new JobSpec(name, priority, OptionalInt.empty(), caller()), work);
    }

    private <T> Optional<LongJob<T>> submit(JobSpec spec, LongJob.Work<? extends T> work) {
        return context().longJobs().reserve(spec, work);
    }

    /**
     * Runs numbered pieces of work on all cores, and returns when all are done. With one core the game thread runs them
     * in order. A piece must not write anything that another piece reads or writes, and must not use tasks.
     *
     * @param pieces number of pieces; several per core, so that no core is idle
     * @param piece runs one piece; receives its number, from 0
     * @throws IllegalArgumentException if the number of pieces is negative
     * @throws IllegalStateException while tasks prepare
     */
    protected final void runParallel(int pieces, IntConsumer piece) {
        tasks();
        new ParallelLoop(pieces, piece).run(context().forkJoin());
    }

    /**
     * Runs different jobs on all cores, and returns when all are done. Of the jobs that wait for no other, the most
     * urgent begins first. With one core the game thread runs them one after another. A job must not write anything
     * that another job reads or writes, unless one comes {@link kodama.job.Job#after after} the other; and it must not
     * use tasks.
     *
     * <pre>{@code
     * private final JobGraph jobs = new JobGraph();
     * ...
     * Job walls = jobs.add("walls", this::findWalls);
     * jobs.add("light", this::spreadLight).after(walls).priority(0.1);
     * jobs.add("grass", this::moveGrass);
     * ...
     * atOnce(jobs); // in each tick
     * }</pre>
     *
     * @param jobs the graph of jobs, which can be run any number of times
     * @throws kodama.job.JobFailure if a job has failed: the first one in the order of adding, with the others
     *     suppressed in it. Jobs that come after a failed one are skipped
     * @throws IllegalStateException while tasks prepare, or if the jobs are running already
     */
    protected final void runParallel(JobGraph jobs) {
        tasks();
        context().jobs().run(jobs);
    }

    /**
     * Checks a condition, as {@code expect} in Lua. If it is false, {@code kodama dev} holds the game; for players the
     * game continues, and the failure is logged once per line.
     *
     * @param condition must be true
     * @param message describes the condition
     * @return the condition
     */
    protected final boolean expect(boolean condition, String message) {
        if (!condition)
            context().pausePoints().reached(new PausedLine.Details("expect: " + message, caller(), "", this, Map.of()));
        return condition;
    }

    private static String caller() {
        StackTraceElement[] stack = new Throwable().getStackTrace();
        return stack.length < 3 ? "Java" : stack[2].getFileName() + ":" + stack[2].getLineNumber();
    }

    /**
     * Returns a subsystem of the game.
     *
     * @param <T> type of the subsystem
     * @param type its class, or an interface that it implements
     * @return the first one of this type in {@code subsystems} of {@code game.lua}
     * @throws IllegalStateException if there is none, or it could not be opened
     */
    protected final <T> T subsystem(Class<T> type) {
        for (Object each : context().subsystems()) if (type.isInstance(each)) return type.cast(each);
        throw new IllegalStateException("no subsystem " + type.getName() + " is open; is it in 'subsystems' of "
                + GameConfig.FILE + ", and did it open?");
    }

    /**
     * Returns the game's time, {@code time} in Lua: ticks, seconds, base rate and frame rate, the time of the current
     * picture, and conversions from seconds to ticks. It is the same for all tasks; {@link #update} receives the length
     * of the tick at this task's own rate.
     *
     * @return always the same object; for the game thread, and for a task that prepares
     */
    protected final GameTime time() {
        return context().time();
    }

    /** Returns the width of the picture, in virtual pixels. */
    protected final int screenWidth() {
        return requireGame().width();
    }

    /** Returns the height of the picture, in virtual pixels. */
    protected final int screenHeight() {
        return requireGame().height();
    }
}
