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
 * A task written in Java: {@code spawn("my.game.Starfield", { speed = 2 })} in Lua, {@code spawn(new Starfield(2))}
 * in another Java task.
 *
 * <p>For Lua, and as a scene, the class needs a public constructor without parameters. It lives by the same rules as a
 * Lua task and has a table too, whose fields it reads with {@link #number}, {@link #string} and {@link #flag}; a sprite
 * named there is drawn as for any task. What is to be done at its end it gives to {@link #onFinish} in {@link #start}.
 * Heavy work it can do beside other tasks, as a {@link kodama.task.Preparable} one.
 *
 * <p>{@link StateTask}, {@link PhaseTask} and {@link StepTask} are other styles of the same.
 *
 * <p>Owned by the game thread.
 */
public abstract class JavaTask extends ScriptedTask {
    private @Nullable Game game;

    /** Null unless a hit is being reported. */
    private @Nullable ScriptedTask hitBy;

    /** Makes a task without fields; they are there from {@link #start} on. */
    protected JavaTask() {
        setDrawn(true);
    }

    /** Says in which game the task is to live, before it is spawned. */
    final void enter(Game entered) {
        game = entered;
    }

    /**
     * Returns the game that this task lives in.
     *
     * @throws IllegalStateException before it is spawned, or while tasks prepare
     */
    protected final Game game() {
        tasks();
        return entered();
    }

    private Game entered() {
        if (game == null)
            throw new IllegalStateException("a task has its game from start() on; it must be spawned by spawn()");
        return game;
    }

    /**
     * Starts a task that belongs to the scene. Its {@link #start} runs at once; its first tick comes in this one if it
     * is behind in the order, else in the next. If all places for tasks are taken it is a dummy: it never runs, is not
     * alive, and calls of its methods do no harm.
     *
     * @param <T> its type
     * @param task a new one, or one that has ended in an earlier tick
     * @throws RuntimeException if it fails to start; then nothing is left of it
     * @throws IllegalStateException if it is alive, or while tasks prepare
     */
    protected final <T extends JavaTask> T spawn(T task) {
        return spawn(task, null);
    }

    /**
     * Starts a task that ends with this one, as {@code self:spawn} of scripts does. Without room, or if this one is a
     * dummy, it is a dummy.
     *
     * @param <T> its type
     * @param task a new one, or one that has ended in an earlier tick
     * @throws RuntimeException if it fails to start; then nothing is left of it
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
        return entered().context();
    }

    /** Prepares the first tick; called once while the task is spawned, with all fields readable. */
    @Override
    protected void start() {}

    /** Does nothing and lives on unless overridden, as a task that is only drawn does. */
    @Override
    protected boolean update(double dt) {
        suspend();
        return true;
    }

    /**
     * Called at once with each event that is sent to this task, whether or not the task waits for it. Unless
     * overridden, calls the function that the table has under {@code on_} and the event's name.
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
     *     <td>the place's x, a Double</td></tr>
     * <tr><td>others</td><td>another task calls {@link #signal} or, in Lua, {@code task:signal}</td>
     *     <td>the first value that was sent</td></tr>
     * </table>
     *
     * @param event its name
     * @param argument a Double, String, Boolean, Task, {@link Table} or other {@link Value}; null for nothing. From
     *     Java, whatever {@link #signal} was given
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
     * Returns the task that has hit this one, while {@link #onEvent} is called with {@code hit}: the task of the body, or
     * the owner of the shot.
     *
     * @return empty for a shot without an owner, and outside of such a call
     */
    protected final Optional<ScriptedTask> hitBy() {
        return Optional.ofNullable(hitBy);
    }

    /** Draws this task; unless overridden, its sprite. */
    @Override
    public void draw(DrawList list) {
        super.draw(list);
    }

    /**
     * Reads a field.
     *
     * @param field its name
     * @param otherwise the value when scripts gave none
     * @throws IllegalArgumentException if the field is no number
     * @throws IllegalStateException while tasks prepare
     */
    protected final double number(String field, double otherwise) {
        return FieldValues.OF_TASK.number(field, field(field), otherwise);
    }

    /**
     * Reads a field.
     *
     * @param field its name
     * @param otherwise the value when scripts gave none
     * @throws IllegalStateException while tasks prepare
     */
    protected final String string(String field, String otherwise) {
        return FieldValues.OF_TASK.string(field, field(field), otherwise);
    }

    /**
     * Reads a field that says yes or no, as scripts take it: everything but nil and false is yes.
     *
     * @param field its name
     * @return whether it says yes
     * @throws IllegalStateException while tasks prepare
     */
    protected final boolean flag(String field) {
        return field(field).isTrue();
    }

    /**
     * Writes a field, as an assignment by a script does.
     *
     * @param field its name
     * @param value the number
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, double value) {
        setField(field, Value.of(value));
    }

    /**
     * Writes a field, as an assignment by a script does.
     *
     * @param field its name
     * @param value the text
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, String value) {
        setField(field, Value.of(value));
    }

    /**
     * Writes a field, as an assignment by a script does.
     *
     * @param field its name
     * @param value yes or no
     * @throws IllegalStateException while tasks prepare
     */
    protected final void put(String field, boolean value) {
        setField(field, Value.of(value));
    }

    /**
     * Gives this task an outline, so that shots and bodies can hit it; {@link #onEvent} is then called with {@code hit}
     * and the damage. Who can hit it is decided by its {@link #setGroup group}.
     *
     * @param hitbox around the task's place
     * @throws IllegalStateException while tasks prepare
     */
    protected final void setHitbox(Hitbox hitbox) {
        setField("hitbox", Value.ofObject(hitbox));
    }

    /**
     * Removes the outline, so that nothing can hit this task.
     *
     * @throws IllegalStateException while tasks prepare
     */
    protected final void clearHitbox() {
        setField("hitbox", Value.NIL);
    }

    /**
     * Notes that this task has opened something that must be closed by the end of the world: a thread, a file, a
     * connection, a listener. If it is not, the next reset tells of it, and tests fail.
     *
     * @param kind what it is, as {@code listener}
     * @param name which one it is
     * @return the note; to be closed with the thing, {@link #onFinish} at the latest
     */
    protected final LeakTracker.Entry trackOpen(String kind, String name) {
        return context().ledger().open(LeakTracker.Lifetime.WORLD, kind, name);
    }

    /**
     * Reads a number that developers can turn while the game runs, as {@code tune} of scripts does; the first call of a
     * name makes it.
     *
     * @param name its name, as {@code player.speed}
     * @param otherwise the value that players have
     * @param min the smallest it can be turned to
     * @param max the greatest
     * @return the value in force
     * @throws IllegalArgumentException if it cannot be made of these, or is no number
     * @throws IllegalStateException while tasks prepare
     */
    protected final double tune(String name, double otherwise, double min, double max) {
        tasks();
        return context().tunes().number(name, otherwise, min, max);
    }

    /**
     * Shows a value to developers, as {@code watch} of scripts does, until this task ends.
     *
     * @param name its name, as {@code boss hp}
     * @param look called once a frame on the game thread; gives a number for a graph, or what is shown as text
     * @throws IllegalArgumentException if the name is empty, or 50 others are watched
     * @throws IllegalStateException while tasks prepare
     */
    protected final void watch(String name, Supplier<?> look) {
        tasks();
        context().watches().add(name, getClass().getSimpleName(), this, look);
    }

    /**
     * Returns what names parts of the work, so that error reports tell of them and the profiler measures them:
     * {@code try (var point = callPoints().enter("AI")) { think(); }}.
     *
     * @return always the same; for any thread, also that of a job
     */
    protected final CallPoints callPoints() {
        return context().callPoints();
    }

    /**
     * Returns what writes lines to the log, as {@code log.warn} of scripts does.
     *
     * @return a writer of lines of no category
     */
    protected final LogCategory log() {
        return context().log().game();
    }

    /**
     * Returns what writes lines of a category to the log.
     *
     * @param category a word of at most 32 letters
     * @return a writer of its lines
     * @throws IllegalArgumentException if that is no name, or one of those that the framework has for itself
     */
    protected final LogCategory log(String category) {
        return context().log().category(category);
    }

    /**
     * Runs work in the background for some ticks, as {@code job.run} does. To the game it is done in the tick it was
     * ordered for, on any machine; if it takes longer, the game waits for it.
     *
     * @param <T> what the work finds out
     * @param name what messages call it
     * @param priority how urgent it is; smaller is more urgent, scripts' have 0.5
     * @param ticks in how many ticks the result is wanted; at least 1
     * @param work what it does, on another thread: on copies, and without asking tasks
     * @return the job, to be asked for its result or to be canceled; nothing if all places are taken
     * @throws IllegalArgumentException if the priority is not finite or the ticks are less than 1
     * @throws IllegalStateException while tasks prepare
     */
    protected final <T> Optional<LongJob<T>> submit(
            String name, double priority, int ticks, LongJob.Work<? extends T> work) {
        tasks();
        return submit(new JobSpec(name, priority, OptionalInt.of(ticks), caller()), work);
    }

    /**
     * Runs work in the background, as {@code job.run} with {@code when = "done"} does: to the game it is done in
     * the tick in which the result arrives, and the game does not wait. In tests and without a window the result
     * arrives in the next tick.
     *
     * @param <T> what the work finds out
     * @param name what messages call it
     * @param priority how urgent it is; smaller is more urgent, scripts' have 0.5
     * @param work what it does, on another thread: on copies, and without asking tasks
     * @return the job, to be asked for its result or to be canceled; nothing if all places are taken
     * @throws IllegalArgumentException if the priority is not finite
     * @throws IllegalStateException while tasks prepare
     */
    protected final <T> Optional<LongJob<T>> submitWhenDone(
            String name, double priority, LongJob.Work<? extends T> work) {
        tasks();
        return submit(new JobSpec(name, priority, OptionalInt.empty(), caller()), work);
    }

    private <T> Optional<LongJob<T>> submit(JobSpec order, LongJob.Work<? extends T> work) {
        return context().longJobs().reserve(order, work);
    }

    /**
     * Does the pieces of a work on all cores at once, and returns when all are done. With one core the game thread does
     * them in order; so a piece writes only what no other piece reads or writes, and asks no task.
     *
     * @param pieces how many there are; some per core at least, so that none is idle
     * @param piece does one, which gets its number from 0 on
     * @throws IllegalArgumentException if there are less than 0
     * @throws IllegalStateException while tasks prepare
     */
    protected final void runParallel(int pieces, IntConsumer piece) {
        tasks();
        new ParallelLoop(pieces, piece).run(context().forkJoin());
    }

    /**
     * Does different pieces of work on all cores at once, and returns when all are done: of the jobs that wait for no
     * other, the most urgent begins first. With one core the game thread does them one after the other. Unless one job
     * comes {@link kodama.job.Job#after after} another, it must not write what the other reads or writes; and a job
     * must not read or change tasks.
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
     * @param jobs made once and run as often as wanted
     * @throws kodama.job.JobFailure if a job has failed: the first in the order of adding, the others are suppressed in
     *     it. Jobs that wait for it are left out
     * @throws IllegalStateException while tasks prepare, or if the jobs are running already
     */
    protected final void runParallel(JobGraph jobs) {
        tasks();
        context().jobs().run(jobs);
    }

    /**
     * Says what must be so here, as {@code expect} of scripts does: {@code kodama dev} holds the game if it is not;
     * players' games go on, and the log tells it once a line.
     *
     * @param condition what must be so
     * @param message what it means
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
     * Finds a subsystem that the game has brought along.
     *
     * @param <T> its type
     * @param type its class, or an interface that it implements
     * @return the first in {@code subsystems} of {@code game.lua} that fits
     * @throws IllegalStateException if there is none, or it could not be opened
     */
    protected final <T> T subsystem(Class<T> type) {
        for (Object each : context().subsystems()) if (type.isInstance(each)) return type.cast(each);
        throw new IllegalStateException("no subsystem " + type.getName() + " is open; is it in 'subsystems' of "
                + GameConfig.FILE + ", and did it open?");
    }

    /**
     * Returns the game's time, as scripts see it by {@code time}: ticks and seconds, base rate and frame rate, what the
     * last picture is past, and how seconds become ticks. It is the same for all tasks; how long a tick is to this one,
     * at its own rate, {@link #update} is told.
     *
     * @return always the same; for the game thread, and for a task that prepares
     */
    protected final GameTime time() {
        return context().time();
    }

    /** Tells how wide the picture is; in virtual pixels. */
    protected final int screenWidth() {
        return entered().width();
    }

    /** Tells how high the picture is; in virtual pixels. */
    protected final int screenHeight() {
        return entered().height();
    }
}
