package kodama.script.profile;

import kodama.lua.CallLabel;
import kodama.lua.Coroutine;
import kodama.lua.YieldListener;
import kodama.lua.bind.Step;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.profile.Profiler;
import kodama.profile.StackNode;
import org.jspecify.annotations.Nullable;

/** A call point of a script; it ends when the function that it surrounds returns. */
final class ScriptCallPoint implements Step.Continuation, CallLabel, YieldListener {
    private final String name;
    private final boolean isCritical;
    private final Profiler profiler;

    /** The coroutine that it is in. */
    private final Coroutine coroutine;

    /** The enclosing point in the same coroutine; null for none. */
    private final @Nullable ScriptCallPoint outer;

    /** The profiler's node; null while the profiler is off, when the point only has a name. */
    private @Nullable StackNode node;

    private int key;

    /** When it was entered, or its coroutine was last resumed. */
    private long since;

    /** Time of nested points since then. */
    private long inner;

    ScriptCallPoint(String name, boolean critical, Profiler profiler, Coroutine coroutine) {
        this.name = name;
        isCritical = critical;
        this.profiler = profiler;
        this.coroutine = coroutine;
        outer = coroutine.yieldListener() instanceof ScriptCallPoint around ? around : null;
    }

    /** Starts measuring. */
    void open(StackNode bookedOn, int recordedBy) {
        node = bookedOn;
        key = recordedBy;
        since = profiler.now();
        coroutine.setYieldListener(this);
    }

    @Nullable
    StackNode node() {
        return node;
    }

    /** Returns the innermost point of a coroutine or of those that resumed it; null for none. */
    static @Nullable ScriptCallPoint around(@Nullable Coroutine running) {
        for (Coroutine co = running; co != null; co = co.resumer())
            if (co.yieldListener() instanceof ScriptCallPoint point) return point;
        return null;
    }

    @Override
    public Step next(Values results) {
        leave();
        return Step.done(results);
    }

    @Override
    public @Nullable Step failed(Value error) {
        leave();
        return null;
    }

    private void leave() {
        if (node == null) return;
        recordTime(profiler.now());
        coroutine.setYieldListener(outer);
    }

    @Override
    public void resumed() {
        long now = profiler.now();
        for (ScriptCallPoint point = this; point != null; point = point.outer) point.since = now;
    }

    @Override
    public void yielded() {
        long now = profiler.now();
        for (ScriptCallPoint point = this; point != null; point = point.outer) point.recordTime(now);
    }

    /** Adds the time since it was entered or resumed; unknown if the profiler was switched off in between. */
    private void recordTime(long now) {
        if (node == null || now == 0 || since == 0) return;
        long time = now - since;
        node.add(time - inner);
        if (!isRecursive()) profiler.record(key, time);
        ScriptCallPoint around = outer != null ? outer : around(coroutine.resumer());
        if (around != null) around.inner += time;
        inner = 0;
        since = now;
    }

    private boolean isRecursive() {
        for (ScriptCallPoint point = outer; point != null; point = point.outer) if (point.key == key) return true;
        return false;
    }

    @Override
    public String label() {
        return (isCritical ? "critical call point '" : "call point '") + name + "'";
    }
}
