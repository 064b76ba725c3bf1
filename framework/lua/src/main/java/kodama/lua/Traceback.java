package kodama.lua;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Formats the active calls of a coroutine like the reference implementation. */
public final class Traceback {

    // Number of calls shown at the beginning and at the end of a long list.
    private static final int HEAD = 12;
    private static final int TAIL = 10;

    private Traceback() {}

    /**
     * Returns the calls at the time of an error, beginning with the function that raised it.
     *
     * @return several lines, innermost call first
     */
    public static String ofError(Coroutine co) {
        Lines lines = new Lines(co.machine, HEAD + TAIL);
        lines.count = 1; // the function that raised it
        CallLevels.each(co, lines);
        return lines.text();
    }

    /**
     * Returns the calls from a level on; level 0 is the innermost.
     *
     * @param level number of calls to skip
     * @return several lines, innermost call first
     */
    public static String of(Coroutine co, int level) {
        boolean isBehindGap = level < 0 || level >= HEAD;
        Lines lines = new Lines(co.machine, isBehindGap ? Integer.MAX_VALUE : HEAD + TAIL);
        lines.left = level < 0 ? Integer.MAX_VALUE : level;
        CallLevels.each(co, lines);
        return lines.text();
    }

    /** Keeps the first and the last lines. */
    private static final class Lines implements Consumer<CallLevels.Level> {
        private final LuaMachine machine;
        private final int most;
        private final List<String> first = new ArrayList<>();
        private final Deque<CallLevels.Level> last = new ArrayDeque<>();

        /** Number of calls to skip at the beginning. */
        int left;

        /** Number of calls so far. */
        int count;

        Lines(LuaMachine machine, int most) {
            this.machine = machine;
            this.most = most;
        }

        @Override
        public void accept(CallLevels.Level level) {
            int index = count++;
            if (index >= left && index <= most) first.add(line(machine, level));
            last.add(level);
            if (last.size() > TAIL + 1) last.remove();
        }

        String text() {
            StringBuilder out = new StringBuilder("stack traceback:");
            boolean hasGap = count - 1 > most;
            int shown = hasGap ? first.size() - (TAIL + 2) : first.size();
            for (String line : first.subList(0, shown)) out.append("\n\t").append(line);
            if (!hasGap) return out.toString();
            out.append("\n\t...");
            for (CallLevels.Level level : last) out.append("\n\t").append(line(machine, level));
            return out.toString();
        }
    }

    private static String line(LuaMachine machine, CallLevels.Level level) {
        return location(level) + ": in " + function(machine, level) + (level.isTail() ? "\n\t(...tail calls...)" : "");
    }

    /** Returns the location of a call; for a call with a label, the line that calls it. */
    private static String location(CallLevels.Level level) {
        Call script = level.script();
        if (script != null) return script.location();
        Call call = level.call();
        String below = call != null && call.state instanceof CallLabel ? call.callerLocation() : "";
        return below.isEmpty() ? "[C]" : below;
    }

    private static String function(LuaMachine machine, CallLevels.Level level) {
        if (level.call() != null && level.call().state instanceof CallLabel labelled) return labelled.label();
        if (level.name() != null) return "function '" + level.name().text() + "'";
        if (!(level.function() instanceof ScriptFunction function))
            return library(machine.libraryName(level.function()));
        boolean isMain = function.code.prototype.linedefined == 0;
        return isMain ? "main chunk" : "function <" + function.start() + ">";
    }

    private static String library(@Nullable String name) {
        return name == null ? "?" : "function '" + name + "'";
    }
}
