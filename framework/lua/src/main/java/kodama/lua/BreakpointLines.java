package kodama.lua;

import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import kodama.lua.compile.Compiler;
import kodama.lua.compile.SyntaxError;
import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Prototype;

/**
 * The lines of a file at which a debugger can stop: those that have instructions. The head of a function is not one of
 * them; the first line of its body is used instead.
 */
public final class BreakpointLines {
    private final NavigableSet<Integer> lines = new TreeSet<>();

    /** For the first line of each function, the first line of its body. */
    private final TreeMap<Integer, Integer> bodies = new TreeMap<>();

    private BreakpointLines() {}

    /**
     * Finds the lines of a file.
     *
     * @param name the file's name, for messages
     * @param source its text in UTF-8
     * @return its lines
     * @throws LuaFailure if the file is not valid Lua
     */
    public static BreakpointLines of(String name, byte[] source) {
        BreakpointLines found = new BreakpointLines();
        found.add(compiled(name, source), true);
        return found;
    }

    private static Prototype compiled(String name, byte[] source) {
        try {
            return Compiler.compile("@" + name, Compiler.withoutFirstLine(source), LuaReal::of);
        } catch (SyntaxError wrong) {
            throw ScriptCompiler.failure(name, wrong, true);
        }
    }

    private void add(Prototype function, boolean isChunk) {
        LineStarts.of(function).stream().forEach(pc -> lines.add(function.lineinfo[pc]));
        boolean hasBody = !isChunk && function.lineinfo[0] > function.linedefined;
        if (hasBody) bodies.putIfAbsent(function.linedefined, function.lineinfo[0]);
        for (Prototype inner : function.p) add(inner, false);
    }

    /**
     * Returns the line at which to stop for a breakpoint that the user has set.
     *
     * @param line the line, from 1
     * @return this line or the next one with code; in the head of a function, a line of its body; null after the last
     */
    public @Nullable Integer breakpointFor(int line) {
        Integer next = lines.ceiling(line);
        Integer head = bodies.ceilingKey(line);
        boolean isHead = head != null && (next == null || head <= next);
        return isHead ? bodies.get(head) : next;
    }

    /**
     * Returns the lines with code.
     *
     * @return a copy, in ascending order
     */
    public NavigableSet<Integer> lines() {
        return new TreeSet<>(lines);
    }
}
