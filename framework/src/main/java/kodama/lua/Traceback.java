package kodama.lua;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The calls of a coroutine as text, in the reference's words. */
public final class Traceback {

    private static final int HEAD = 12;
    private static final int TAIL = 10;

    private Traceback() {}

    /**
     * The calls at the time of an error: what raised it stands first.
     *
     * @param co the coroutine
     * @return several lines, innermost call first
     */
    public static String ofError(Coroutine co) {
        List<String> lines = lines(co);
        lines.add(0, "");
        return text(lines, 1);
    }

    /**
     * The calls from a level on; level 0 is the innermost.
     *
     * @param co the coroutine
     * @param level how many calls to leave out
     * @return several lines, innermost call first
     */
    public static String of(Coroutine co, int level) {
        return text(lines(co), level);
    }

    private static String text(List<String> lines, int from) {
        StringBuilder out = new StringBuilder("stack traceback:");
        int gap = lines.size() - 1 > HEAD + TAIL ? HEAD - 1 : -1;
        for (int i = from < 0 ? lines.size() : from; i < lines.size(); i++) {
            boolean isGap = i == gap;
            out.append("\n\t").append(isGap ? "..." : lines.get(i));
            if (isGap) i = lines.size() - TAIL - 2;
        }
        return out.toString();
    }

    private static List<String> lines(Coroutine co) {
        List<String> lines = new ArrayList<>();
        for (Levels.Level level : Levels.of(co)) lines.add(line(co.machine, level));
        return lines;
    }

    private static String line(LuaMachine machine, Levels.Level level) {
        String place = level.isScript() ? Positions.place(level.call()) + ":" : "[C]:";
        return place + " in " + function(machine, level) + (level.isTail() ? "\n\t(...tail calls...)" : "");
    }

    private static String function(LuaMachine machine, Levels.Level level) {
        if (level.name() != null) return "function '" + level.name().text() + "'";
        if (!(level.function() instanceof ScriptFunction function))
            return library(machine.libraryName(level.function()));
        boolean isMain = function.code.prototype.linedefined == 0;
        return isMain ? "main chunk" : "function <" + Positions.start(function) + ">";
    }

    private static String library(@Nullable String name) {
        return name == null ? "?" : "function '" + name + "'";
    }
}
