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
 * Functions of scripts, each with all that it calls. One that takes more than a millisecond of a frame is recorded by a
 * key of its own, as if there were a call point around it; a task's own function is not, for that is its kind.
 */
final class SlowFunctions {
    private static final long LONG_NANOS = 1_000_000;

    /** A function: what it took of this frame. */
    private static final class Taken {
        final String name;
        long nanos;

        /** The sample it was met in last: one that calls itself is met more than once. */
        long sample;

        Taken(String name) {
            this.name = name;
        }
    }

    private final Profiler profiler;
    private final Map<ScriptFrame, Taken> byLine = new IdentityHashMap<>();
    private final Map<String, Taken> byBegin = new HashMap<>();

    /** Those of this frame. */
    private final List<Taken> met = new ArrayList<>();

    private long samples;

    SlowFunctions(Profiler profiler) {
        this.profiler = profiler;
    }

    /** Adds a sample to the functions that are under way, but for the outermost, which is what a task or hook is. */
    void add(ScriptStack stack, long nanos) {
        samples++;
        for (int call = stack.depth() - 2; call >= 0; call--)
            if (!stack.frame(call).isJava()) add(of(stack.frame(call)), nanos);
    }

    private void add(Taken function, long nanos) {
        if (function.sample == samples) return;
        function.sample = samples;
        if (function.nanos == 0) met.add(function);
        function.nanos += nanos;
    }

    private Taken of(ScriptFrame line) {
        Taken known = byLine.get(line);
        if (known != null) return known;
        Taken of = byBegin.computeIfAbsent(line.begin(), begin -> new Taken(begin + " " + line.function()));
        byLine.put(line, of);
        return of;
    }

    void endFrame() {
        for (Taken function : met) {
            if (function.nanos > LONG_NANOS) profiler.record(profiler.key(function.name), function.nanos);
            function.nanos = 0;
        }
        met.clear();
    }
}
