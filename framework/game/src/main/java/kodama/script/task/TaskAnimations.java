package kodama.script.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.draw.AnimationPlayer;
import kodama.draw.FrameSequence;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * The animations of all tasks. A tick does the following:
 *
 * <ol>
 *   <li>Before any task runs, {@link #advance} moves each animation by the time that passes for its task in the tick,
 *       sets the field {@code frame} of the tasks whose frame is another one, and then sends their events.
 *   <li>After all tasks have run, {@link #settle} shows the animations of tasks whose sprite has changed.
 * </ol>
 *
 * <p>So an animation that is assigned in a tick shows its first frame from then on for its full duration. Animations
 * are handled in the order in which their tasks first had one. A task without animation takes no time.
 *
 * <p>Owned by the game thread. Allocates nothing in a tick in which no frame changes.
 */
public final class TaskAnimations {
    private record Animated(ScriptedTask task, LuaTable table, TaskAnimation animation) {}

    private static final String FIELD = "a task's 'animation'";

    private static final double MAX_TICKS = 1e9;

    private static final String FRAME = "frame";

    private static final String END = "animation_end";

    private final SpriteAnimations sequences;
    private final FieldNames names;
    private final Supplier<@Nullable String> line;
    private final List<Animated> all = new ArrayList<>();
    private final List<Animated> changed = new ArrayList<>();
    private long version;

    /** @param line returns the line of the running script; null if none runs */
    TaskAnimations(SpriteAnimations sequences, FieldNames names, Supplier<@Nullable String> line) {
        this.sequences = sequences;
        this.names = names;
        this.line = line;
    }

    // what scripts assign

    /**
     * Plays an animation from its first frame. Does nothing if the task already plays it.
     *
     * @param value its name, a table, or nil for none
     * @throws LuaException if it is not an animation of the task's sprite; then nothing has changed
     */
    void assign(ScriptedTask task, LuaValue value) {
        TaskAnimation now = task.animation();
        if (value.isnil()) stop(task);
        else if (now == null || !isSame(now, value)) play(task, value, false);
    }

    private static boolean isSame(TaskAnimation now, LuaValue value) {
        return value.type() == LuaValue.TSTRING && now.given.raweq(value);
    }

    /**
     * Plays an animation from its first frame, also if the task already plays it.
     *
     * @throws LuaException if it is not an animation of the task's sprite; then nothing has changed
     */
    public void restart(ScriptedTask task, Value value) {
        play(task, value.raw(), true);
    }

    private void play(ScriptedTask task, LuaValue value, boolean restarts) {
        LuaValue sprite = names.sprite.get(task.fields());
        if (sprite.isnil()) sequences.check(FIELD, Value.of(value));
        FrameSequence next = sprite.isnil() ? null : sequences.find(FIELD, Value.of(sprite), Value.of(value));
        TaskAnimation animation = orCreate(task);
        AnimationPlayer player = animation.player;
        boolean isTable = value.istable() && animation.given.istable();
        boolean isSame = player != null && player.sequence().equals(next) && sprite.raweq(animation.sprite);
        if (!restarts && isTable && isSame) return;
        animation.given = value;
        animation.sprite = sprite;
        animation.line = next == null ? line.get() : null;
        if (next == null) animation.await();
        else animation.begin(next);
        if (task.isAlive()) start(task);
    }

    private TaskAnimation orCreate(ScriptedTask task) {
        TaskAnimation now = task.animation();
        if (now == null) task.setAnimation(now = new TaskAnimation());
        return now;
    }

    /** Shows the animation of a living task from now on, if it has one. */
    void start(ScriptedTask task) {
        TaskAnimation animation = task.animation();
        if (animation == null) return;
        if (!animation.isListed) all.add(new Animated(task, task.fields(), animation));
        animation.isListed = true;
        show(task, animation);
    }

    /** Ends the animation of a task, whose frame stays. */
    void stop(ScriptedTask task) {
        TaskAnimation animation = task.animation();
        task.setAnimation(null);
        if (animation != null) animation.isListed = false;
    }

    /**
     * Continues an animation at a time since its start. Before the task is spawned, the time at which its animation
     * will begin.
     *
     * @param ticks in ticks
     * @throws LuaException if it is out of range, or the task has no animation
     */
    void seek(ScriptedTask task, double ticks) {
        if (!(ticks >= 0 && ticks <= MAX_TICKS))
            throw new LuaException("a task's 'animation_time' must be from 0 to 1e9 but was "
                    + Value.of(ticks).text());
        TaskAnimation animation = task.animation();
        if (animation == null && task.isAlive())
            throw new LuaException("a task's 'animation_time' cannot be set while its 'animation' is nil");
        animation = orCreate(task);
        animation.startTicks = ticks;
        if (animation.player == null) return;
        animation.begin(animation.player.sequence());
        if (task.isAlive()) show(task, animation);
    }

    /** Returns the task whose animation a task waits for: itself, or the nearest parent that has a sprite. */
    public ScriptedTask owner(ScriptedTask waiter) {
        for (Task at = waiter; at instanceof ScriptedTask task; at = at.parent())
            if (task.animation() != null || task.mayHave(FieldNames.SPRITE)) return task;
        return waiter;
    }

    private void show(ScriptedTask task, TaskAnimation animation) {
        AnimationPlayer player = animation.player;
        if (player == null) return;
        names.frame.put(task.fields(), player.frame() + 1);
        task.noteField(FieldNames.FRAME);
    }

    // ticks

    /**
     * Moves all animations by one tick, then sends the events {@code frame} and {@code animation_end}.
     *
     * @param errors receives errors of event handlers, and of sprites that no longer have their animation
     */
    public void advance(ErrorSink errors) {
        if (all.isEmpty()) return;
        if (version != sequences.version()) resolveAll(errors);
        boolean hasRemoved = false;
        for (int i = 0; i < all.size(); i++) hasRemoved |= !advance(all.get(i));
        for (int i = 0; i < changed.size(); i++) send(changed.get(i), errors);
        changed.clear();
        if (hasRemoved) all.removeIf(animated -> !animated.animation.isListed);
    }

    /** Returns false for an animation that has been removed. */
    private boolean advance(Animated animated) {
        TaskAnimation animation = animated.animation;
        if (!animation.isListed) return false;
        if (animation.player == null) return true;
        if (animation.player.advance(animated.task.timeScale() * FrameSequence.UNITS_PER_TICK)) {
            show(animated.task, animation);
            if (mayReceive(animated.task)) changed.add(animated);
        }
        return true;
    }

    /** Returns whether the events of a task may have an effect; false for most tasks. */
    private static boolean mayReceive(ScriptedTask task) {
        return task.mayHave(FieldNames.ANIMATION_HANDLER)
                || task.isWaitingForEvent()
                || !(task instanceof LuaTask)
                || !task.gameMetatable().isnil();
    }

    private void send(Animated animated, ErrorSink errors) {
        TaskAnimation animation = animated.animation;
        AnimationPlayer player = animation.player;
        if (!animation.isListed || player == null) return;
        if (player.hasEnded()) send(animated.task, END, Values.of(animation.name()), errors);
        else send(animated.task, FRAME, Values.of(player.frame() + 1, animation.name()), errors);
    }

    private static void send(ScriptedTask task, String event, Values sent, ErrorSink errors) {
        try {
            task.services().send(task, event, sent);
        } catch (Throwable wrong) {
            FatalErrors.rethrowIfFatal(wrong);
            errors.report(task.description(), wrong);
            task.kill();
        }
    }

    /**
     * Shows the animations of tasks whose sprite has changed in this tick.
     *
     * @param errors receives the error of a sprite that does not have the animation; it then shows its first frame
     */
    public void settle(ErrorSink errors) {
        for (int i = 0; i < all.size(); i++) settle(all.get(i), errors);
    }

    private void settle(Animated animated, ErrorSink errors) {
        TaskAnimation animation = animated.animation;
        if (!animation.isListed) return;
        LuaValue sprite = names.sprite.get(animated.table);
        if (sprite.isnil()) requireSprite(animated.task, animation, errors);
        if (sprite == animation.sprite) return;
        if (sprite.raweq(animation.sprite)) animation.sprite = sprite;
        else resolve(animated.task, animation, errors);
    }

    /** Reports an animation of a task that has run and still has no sprite; only once. */
    private static void requireSprite(ScriptedTask task, TaskAnimation animation, ErrorSink errors) {
        if (animation.line == null || !(task instanceof LuaTask lua) || !lua.hasRun()) return;
        LuaException missing = new LuaException(FIELD + " has no effect without 'sprite'");
        errors.report("animation of " + task.description(), located(task, animation, missing));
        animation.line = null;
    }

    /** Finds all animations again, which may have changed with the file of a sheet. */
    private void resolveAll(ErrorSink errors) {
        for (Animated animated : all)
            if (animated.animation.isListed) resolve(animated.task, animated.animation, errors);
        version = sequences.version();
    }

    private void resolve(ScriptedTask task, TaskAnimation animation, ErrorSink errors) {
        LuaValue sprite = names.sprite.get(task.fields());
        boolean isOther = !sprite.raweq(animation.sprite);
        animation.sprite = sprite;
        if (sprite.isnil() || animation.given.isnil()) return;
        try {
            FrameSequence next = sequences.find(FIELD, Value.of(sprite), Value.of(animation.given));
            if (animation.player == null) animation.begin(next);
            else animation.player.replace(next);
            animation.line = null;
            show(task, animation);
        } catch (Throwable wrong) {
            FatalErrors.rethrowIfFatal(wrong);
            if (animation.player != null || isOther)
                errors.report("animation of " + task.description(), located(task, animation, wrong));
            animation.await();
            names.frame.put(task.fields(), 1);
        }
    }

    /** Names the line that assigned the animation before the sprite; otherwise the one where the task waits. */
    private static Throwable located(ScriptedTask task, TaskAnimation animation, Throwable wrong) {
        String place = animation.line == null ? task.line() : animation.line;
        return place.isEmpty() ? wrong : new LuaException(place + ": " + wrong.getMessage());
    }
}
