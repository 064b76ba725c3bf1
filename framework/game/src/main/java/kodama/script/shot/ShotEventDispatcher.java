package kodama.script.shot;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.task.Callbacks;
import kodama.shot.Edge;
import kodama.shot.Shot;
import kodama.shot.ShotEndReason;
import kodama.shot.WallAction;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Calls the callbacks of scripts for the events of shots, and keeps a shot's table and task consistent.
 *
 * <p>A callback that fails is reported, and its shot ends; otherwise it would fail again in the next tick.
 */
final class ShotEventDispatcher {
    private static final String BOUNCE = "bounce";
    private static final String STICK = "stick";
    /** What a shot bounces off in place of an edge. */
    private static final Value WALL = Value.of("wall");

    private final Function<Shot, Table> tables;
    private final Callbacks callbacks;
    private final ErrorSink errors;
    private final BooleanSupplier ending;

    /**
     * @param tables returns the table of a shot
     * @param ending returns whether everything is ending, so that the end of shots is not reported any more
     */
    ShotEventDispatcher(Function<Shot, Table> tables, Callbacks callbacks, ErrorSink errors, BooleanSupplier ending) {
        this.tables = tables;
        this.callbacks = callbacks;
        this.errors = errors;
        this.ending = ending;
    }

    void ended(Shot shot, ScriptShotCallbacks shotCallbacks, ShotEndReason why) {
        ShotTables.ScriptedShot held = ShotTables.of(shot);
        if (held != null) held.release();
        Runnable report = () -> reportEnd(shot, shotCallbacks, why);
        if (held == null || !held.endTask(report)) report.run();
    }

    private void reportEnd(Shot shot, ScriptShotCallbacks shotCallbacks, ShotEndReason why) {
        if (!ending.getAsBoolean()) call("on_end", shotCallbacks.onEnd(), shot, Value.of(lowerCase(why)));
    }

    private static String lowerCase(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    void bounced(Shot shot, ScriptShotCallbacks shotCallbacks, Edge edge) {
        bounced(shot, shotCallbacks, Value.of(lowerCase(edge)));
    }

    private void bounced(Shot shot, ScriptShotCallbacks shotCallbacks, Value off) {
        call("on_bounce", shotCallbacks.onBounce(), shot, off);
        signal(shot, BOUNCE, off);
    }

    private void signal(Shot shot, String event, Value argument) {
        ShotTables.ScriptedShot held = ShotTables.of(shot);
        @Nullable Task task = held == null ? null : held.task();
        if (task != null) guard(event, shot, () -> task.signal(event, Values.of(argument)));
    }

    void metWall(Shot shot, ScriptShotCallbacks shotCallbacks, WallAction action) {
        if (action == WallAction.BOUNCE) bounced(shot, shotCallbacks, WALL);
        else {
            call("on_stick", shotCallbacks.onStick(), shot, Value.NIL);
            signal(shot, STICK, Value.NIL);
        }
    }

    void ticked(Shot shot, ScriptShotCallbacks shotCallbacks) {
        call("on_tick", shotCallbacks.onTick(), shot, Value.NIL);
    }

    private void call(String event, Value function, Shot shot, Value argument) {
        if (function.isNil()) return;
        String what = "a shot's " + event;
        guard(what, shot, () -> callbacks.call(what, function, Values.of(tables.apply(shot), argument)));
    }

    private void guard(String what, Shot shot, Runnable action) {
        try {
            action.run();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            errors.report(what, failed);
            shot.kill();
        }
    }
}
