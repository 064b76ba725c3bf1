package kodama.lua.library.string;

import kodama.lua.Builtin;
import kodama.lua.Captured;
import kodama.lua.LuaMachine;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What {@code string.gmatch} gives: each call finds the next match. */
final class MatchIterator implements Builtin.Body, Captured {
    private final LuaString subject;
    private final LuaString pattern;
    private final PatternMatcher matcher;
    /** Where the search goes on; bytes from the subject's start. */
    private int next;

    MatchIterator(LuaMachine machine, LuaString subject, LuaString pattern) {
        this.subject = subject;
        this.pattern = pattern;
        this.matcher = new PatternMatcher(machine, subject, pattern);
    }

    @Override
    public LuaValue[] captured() {
        return new LuaValue[] {subject, pattern, LuaReal.of(next)};
    }

    @Override
    public Varargs call(Varargs args) {
        matcher.begin();
        for (; next <= subject.m_length; next++) {
            int from = subject.m_offset + next;
            int end = matcher.matchAt(from, pattern.m_offset);
            if (end >= 0) return found(from, end);
        }
        return LuaValue.NONE;
    }

    private Varargs found(int from, int end) {
        next = end - subject.m_offset + (end == from ? 1 : 0);
        return matcher.captures().values(from, end);
    }
}
