package kodama.dap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.lua.BreakpointLines;
import kodama.lua.LuaFailure;
import org.jspecify.annotations.Nullable;

/** All breakpoints by file. The reading thread changes them, the game thread reads them. */
final class Breakpoints {
    private final SourceFiles sources;
    private final Map<String, List<Breakpoint>> byFile = new HashMap<>();
    private int ids;

    Breakpoints(SourceFiles sources) {
        this.sources = sources;
    }

    /** Replaces the breakpoints of a file. Returns the new ones in the order of the list. */
    synchronized List<Breakpoint> set(String file, List<RequestArguments> list, int firstLine) {
        List<Breakpoint> set = new ArrayList<>();
        for (RequestArguments each : list)
            set.add(new Breakpoint(++ids, file, each.number("line") + 1 - firstLine, each));
        place(file, set);
        byFile.put(file, set);
        return set;
    }

    /** Verifies all breakpoints again, as files may have changed. Returns those whose line has changed. */
    synchronized List<Breakpoint> placeAgain() {
        List<Breakpoint> moved = new ArrayList<>();
        byFile.forEach((file, points) -> moved.addAll(place(file, points)));
        return moved;
    }

    private List<Breakpoint> place(String file, List<Breakpoint> points) {
        String reason = "there is no code on this line or below it";
        BreakpointLines lines = null;
        try {
            byte[] text = sources.read(file);
            if (text == null) reason = "the game has no such file";
            else lines = BreakpointLines.of(file, text);
        } catch (LuaFailure wrong) {
            reason = String.valueOf(wrong.getMessage());
        }
        List<Breakpoint> moved = new ArrayList<>();
        for (Breakpoint each : points)
            if (each.setLine(lines == null ? null : lines.breakpointFor(each.requestedLine()), reason)) moved.add(each);
        return moved;
    }

    /** The lines at which the game stops, by file. */
    synchronized Map<String, Set<Integer>> lines() {
        Map<String, Set<Integer>> lines = new HashMap<>();
        for (List<Breakpoint> points : byFile.values())
            for (Breakpoint each : points)
                if (each.line() > 0)
                    lines.computeIfAbsent(each.file(), file -> new HashSet<>()).add(each.line());
        return lines;
    }

    /** The breakpoints at a line such as {@code boss.lua:12}. */
    synchronized List<Breakpoint> at(@Nullable String place) {
        List<Breakpoint> found = new ArrayList<>();
        for (List<Breakpoint> points : byFile.values())
            for (Breakpoint each : points) if ((each.file() + ":" + each.line()).equals(place)) found.add(each);
        return found;
    }
}
