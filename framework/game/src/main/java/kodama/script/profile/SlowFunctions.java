package kodama.script.profile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import kodama.lua.ScriptFrame;
import kodama.lua.ScriptStack;
import kodama.profile.Profiler;

/**
 * Times functions of scripts, including their callees. A function that takes more than a millisecond of a frame is
 * recorded with its own key, as if there were a call point around it; a task's own function is not, because that is its
 * kind.
 */
final class SlowFunctions {
    private static final long LONG_NANOS = 1_000_000;

    /** A function and its time in this frame. */
    private static final class FunctionTime {
        final String name;
        long nanos;

        /** The last sample that contained it; a recursive function is in a sample more than once. */
        long sample;

        FunctionTime(String name) {
            this.name = name;
        }
    }

    private final Profiler profiler;
    private final Map<ScriptFrame, FunctionTime> byLine = new IdentityHashMap<>();
    private final Map<String, FunctionTime> byBegin = new HashMap<>();

    /** The functions of this frame. */
    private final List<FunctionTime> active = new ArrayList<>();

    private long samples;

    SlowFunctions(Profiler profiler) {
        this.profiler = profiler;
    }

    /** Adds a sample to all active functions except the outermost, which is the task's own function or a hook. */
    void add(ScriptStack stack, long nanos) {
        samples++;
        for (int call = stack.depth() - 2; call >= 0; call--)
            if (!stack.frame(call).isJava()) add(timeOf(stack.frame(call)), nanos);
    }

    private void add(FunctionTime function, long nanos) {
        if (function.sample == samples) return;
        function.sample = samples;
        if (function.nanos == 0) active.add(function);
        function.nanos += nanos;
    }

    private FunctionTime timeOf(ScriptFrame line) {
        FunctionTime known = byLine.get(line);
        if (known != null) return known;
        FunctionTime of =
                byBegin.computeIfAbsent(line.begin(), begin -> new FunctionTime(begin + " " + line.function()));
        byLine.put(line, of);
        return of;
    }

    void endFrame() {
        for (FunctionTime function : active) {
            if (function.nanos > LONG_NANOS) profiler.record(profiler.key(function.name), function.nanos);
            function.nanos = 0;
        }
        active.clear();
    }
}
