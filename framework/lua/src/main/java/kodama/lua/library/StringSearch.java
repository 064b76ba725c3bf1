package kodama.lua.library;

import kodama.lua.Builtin;
import kodama.lua.CapturingFunction;
import kodama.lua.LuaMachine;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code string.find}, {@code match} and {@code gmatch}. */
final class StringSearch {
    private static final boolean[] SPECIAL = special();

    private StringSearch() {}

    static Varargs find(LuaMachine machine, Varargs args) {
        LuaString subject = Args.string(args, 1);
        LuaString pattern = Args.string(args, 2);
        int start = start(args, subject);
        if (start < 0) return LuaValue.NIL;
        machine.charge(pattern.m_length >> 3);
        if (args.arg(4).toboolean() || !hasSpecials(pattern)) return findPlain(machine, subject, pattern, start);
        return search(machine, subject, pattern, start, true);
    }

    static Varargs match(LuaMachine machine, Varargs args) {
        LuaString subject = Args.string(args, 1);
        LuaString pattern = Args.string(args, 2);
        int start = start(args, subject);
        return start < 0 ? LuaValue.NIL : search(machine, subject, pattern, start, false);
    }

    static Varargs matches(LuaMachine machine, Varargs args) {
        MatchIterator iterator = new MatchIterator(machine, Args.string(args, 1), Args.string(args, 2));
        return new Builtin("?", machine.nextSequence(), iterator);
    }

    /** Returns the start of a search, from 0, or -1 if it is beyond the end. */
    private static int start(Varargs args, LuaString subject) {
        long start = StringLimits.index(Args.integer(args, 3, 1), subject.m_length);
        return start > subject.m_length + 1L ? -1 : (int) Math.max(start, 1) - 1;
    }

    private static Varargs findPlain(LuaMachine machine, LuaString subject, LuaString pattern, int start) {
        int at = PlainSearch.indexOf(machine, subject, pattern, start);
        machine.charge((at < 0 ? subject.m_length : at) - start >> 4);
        if (at < 0) return LuaValue.NIL;
        return LuaValue.varargsOf(LuaReal.of(at + 1), LuaReal.of(at + pattern.m_length));
    }

    private static Varargs search(LuaMachine machine, LuaString subject, LuaString pattern, int start, boolean isFind) {
        PatternMatcher matcher = new PatternMatcher(machine, subject, pattern);
        boolean anchored = PatternMatcher.isAnchored(pattern);
        int patternStart = pattern.m_offset + (anchored ? 1 : 0);
        int last = anchored ? start : subject.m_length;
        for (int at = start; at <= last; at++) {
            int from = subject.m_offset + at;
            int end = matcher.matchAt(from, patternStart);
            if (end >= 0) {
                return isFind
                        ? found(matcher, at, end - subject.m_offset)
                        : matcher.captures().values(from, end);
            }
        }
        return LuaValue.NIL;
    }

    private static Varargs found(PatternMatcher matcher, int start, int end) {
        int captures = matcher.captures().count();
        if (captures == 0) return LuaValue.varargsOf(LuaReal.of(start + 1), LuaReal.of(end));
        LuaValue[] values = new LuaValue[2 + captures];
        values[0] = LuaReal.of(start + 1);
        values[1] = LuaReal.of(end);
        matcher.captures().copyTo(values, 2);
        return VarargsArray.of(values);
    }

    private static boolean hasSpecials(LuaString pattern) {
        for (int i = 0; i < pattern.m_length; i++) if (SPECIAL[pattern.luaByte(i)]) return true;
        return false;
    }

    private static boolean[] special() {
        boolean[] special = new boolean[256];
        for (char c : "^$*+?.([%-".toCharArray()) special[c] = true;
        return special;
    }

    /** The iterator of {@code string.gmatch}: each call finds the next match. */
    private static final class MatchIterator implements Builtin.Body, CapturingFunction {
        private final LuaString subject;
        private final LuaString pattern;
        private final PatternMatcher matcher;
        /** Where the search continues, in bytes from the subject's start. */
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
            matcher.reset();
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
}
