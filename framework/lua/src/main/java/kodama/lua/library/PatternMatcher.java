package kodama.lua.library;

import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.CharClass;
import org.luaj.vm2.LuaString;

/** Matches a pattern against a subject, both as bytes. Positions are indices into the subject's array. */
final class PatternMatcher {
    /*
     * 1. match() advances in pattern and subject together and only recurses where it may have to backtrack: at captures
     *    and repetitions. The depth is limited as in the reference implementation.
     * 2. Each step counts against a limit that is reset by begin(), so that a hostile pattern ends in an error instead
     *    of blocking the frame.
     */
    private static final int MAX_DEPTH = 200;
    /** The result of a match that fails. */
    private static final int FAIL = -1;

    /** Most steps of a matcher: well below a second of work; real patterns need less than a hundredth of them. */
    private static final int STEPS = 1 << 24;

    /** Number of steps that are charged to the budget at once. */
    private static final int STEPS_PER_CHARGE = 4096;

    /** Cost of starting a match. */
    private static final int START = 6;

    /** Cost of a recursion, which may backtrack. */
    private static final int RECURSION = 2;

    private final LuaMachine machine;
    private final byte[] subject;
    private final int subjectStart;
    private final int subjectEnd;
    private final byte[] pattern;
    private final int patternEnd;
    private final Captures captures;
    /** The current depth of recursion. */
    private int depth;

    private long stepsLeft;
    private int untilCharge;

    PatternMatcher(LuaMachine machine, LuaString subject, LuaString pattern) {
        this.machine = machine;
        this.subject = subject.m_bytes;
        this.subjectStart = subject.m_offset;
        this.subjectEnd = subject.m_offset + subject.m_length;
        this.captures = new Captures(subject);
        this.pattern = pattern.m_bytes;
        this.patternEnd = pattern.m_offset + pattern.m_length;
        reset();
    }

    /** Resets the number of steps. */
    void reset() {
        stepsLeft = STEPS + 64L * (subjectEnd - subjectStart);
        untilCharge = STEPS_PER_CHARGE;
    }

    /** Whether a pattern only matches at the start. */
    static boolean isAnchored(LuaString pattern) {
        return pattern.m_length > 0 && pattern.m_bytes[pattern.m_offset] == '^';
    }

    /**
     * Returns the end of a match that starts at {@code from}, or a negative number; {@code patternStart} is an index.
     */
    int matchAt(int from, int patternStart) {
        captures.clear();
        countSteps(START);
        depth = 0;
        return match(from, patternStart);
    }

    /** Returns the captures of the last match. */
    Captures captures() {
        return captures;
    }

    private int match(int from, int patternFrom) {
        if (++depth > MAX_DEPTH) throw new MessageError("pattern too complex");
        countSteps(RECURSION);
        int end = walk(from, patternFrom);
        depth--;
        return end;
    }

    private int walk(int from, int patternFrom) {
        int s = from;
        int p = patternFrom;
        while (p != patternEnd) {
            countSteps(1);
            switch (pattern[p]) {
                case '(':
                    return startCapture(s, p + 1);
                case ')':
                    return endCapture(s, p + 1);
                case '$':
                    if (p + 1 == patternEnd) return s == subjectEnd ? s : FAIL;
                    break;
                case '%':
                    int special = patternAt(p + 1);
                    if (special == 'f') {
                        p = frontier(s, p + 2);
                        if (p == FAIL) return FAIL;
                        continue;
                    }
                    if (special == 'b' || CharClass.isDigit(special)) {
                        s = special == 'b' ? balance(s, p + 2) : backReference(s, special);
                        if (s == FAIL) return FAIL;
                        p += special == 'b' ? 4 : 2;
                        continue;
                    }
                    break;
                default:
            }
            int classEnd = classEnd(p);
            int repetition = patternAt(classEnd);
            boolean one = matchesOne(s, p, classEnd);
            switch (repetition) {
                case '?':
                    if (one) {
                        int end = match(s + 1, classEnd + 1);
                        if (end != FAIL) return end;
                    }
                    p = classEnd + 1;
                    continue;
                case '+':
                    return one ? expandMost(s + 1, p, classEnd) : FAIL;
                case '*':
                    if (one) return expandMost(s, p, classEnd);
                    p = classEnd + 1;
                    continue;
                case '-':
                    if (one) return expandLeast(s, p, classEnd);
                    p = classEnd + 1;
                    continue;
                default:
                    if (!one) return FAIL;
                    s++;
                    p = classEnd;
            }
        }
        return s;
    }

    private void countSteps(int steps) {
        untilCharge -= steps;
        if (untilCharge < 0) charge();
    }

    /** Charges the steps to the machine's budget from time to time. */
    private void charge() {
        int taken = STEPS_PER_CHARGE - untilCharge;
        untilCharge = STEPS_PER_CHARGE;
        stepsLeft -= taken;
        if (stepsLeft < 0) throw new MessageError("pattern too complex (too many steps)");
        machine.charge(taken);
    }

    /** Returns the pattern's byte at {@code p}, or 0 after its end. */
    private int patternAt(int p) {
        return p < patternEnd ? pattern[p] & 0xFF : 0;
    }

    private int expandMost(int s, int p, int classEnd) {
        int last = s;
        while (matchesOne(last, p, classEnd)) {
            last++;
            countSteps(1);
        }
        for (; last >= s; last--) {
            int end = match(last, classEnd + 1);
            if (end != FAIL) return end;
        }
        return FAIL;
    }

    private int expandLeast(int from, int p, int classEnd) {
        for (int s = from; ; s++) {
            int end = match(s, classEnd + 1);
            if (end != FAIL) return end;
            if (!matchesOne(s, p, classEnd)) return FAIL;
        }
    }

    // -- single characters

    /** Returns the index after the character class that starts at {@code start}. */
    private int classEnd(int start) {
        int p = start + 1;
        if (pattern[start] == '%') {
            if (p == patternEnd) throw new MessageError("malformed pattern (ends with '%')");
            return p + 1;
        }
        return pattern[start] == '[' ? setEnd(p) : p;
    }

    private int setEnd(int start) {
        int p = patternAt(start) == '^' ? start + 1 : start;
        do {
            countSteps(1);
            if (p >= patternEnd) throw new MessageError("malformed pattern (missing ']')");
            if (pattern[p++] == '%' && p < patternEnd) p++;
        } while (patternAt(p) != ']');
        return p + 1;
    }

    private boolean matchesOne(int s, int p, int classEnd) {
        if (s >= subjectEnd) return false;
        int c = subject[s] & 0xFF;
        switch (pattern[p]) {
            case '.':
                return true;
            case '%':
                return CharClass.matches(c, pattern[p + 1] & 0xFF);
            case '[':
                return matchesSet(c, p, classEnd - 1);
            default:
                return (pattern[p] & 0xFF) == c;
        }
    }

    /** Whether {@code c} is in the set between the brackets at {@code open} and {@code close}. */
    private boolean matchesSet(int c, int open, int close) {
        countSteps(close - open >> 1);
        boolean negated = pattern[open + 1] == '^';
        int p = negated ? open + 2 : open + 1;
        while (p < close) {
            int first = pattern[p] & 0xFF;
            if (first == '%') {
                if (CharClass.matches(c, pattern[p + 1] & 0xFF)) return !negated;
                p += 2;
            } else if (pattern[p + 1] == '-' && p + 2 < close) {
                if (first <= c && c <= (pattern[p + 2] & 0xFF)) return !negated;
                p += 3;
            } else {
                if (first == c) return !negated;
                p++;
            }
        }
        return negated;
    }

    // -- items of several characters

    private int frontier(int s, int p) {
        if (patternAt(p) != '[') throw new MessageError("missing '[' after '%f' in pattern");
        int end = classEnd(p);
        int before = s == subjectStart ? 0 : subject[s - 1] & 0xFF;
        int here = s == subjectEnd ? 0 : subject[s] & 0xFF;
        return !matchesSet(before, p, end - 1) && matchesSet(here, p, end - 1) ? end : FAIL;
    }

    private int balance(int from, int p) {
        if (p + 1 >= patternEnd) throw new MessageError("malformed pattern (missing arguments to '%b')");
        if (from >= subjectEnd || subject[from] != pattern[p]) return FAIL;
        int open = 1;
        for (int s = from + 1; s < subjectEnd; s++) {
            if (subject[s] == pattern[p + 1]) {
                if (--open == 0) return finished(from, s + 1);
            } else if (subject[s] == pattern[p]) open++;
        }
        countSteps(subjectEnd - from);
        return FAIL;
    }

    private int finished(int from, int end) {
        countSteps(end - from);
        return end;
    }

    private int backReference(int s, int digit) {
        int index = digit - '1';
        int length = captures.length(index);
        if (length < 0 || length > subjectEnd - s) return FAIL;
        countSteps(length);
        return captures.isRepeatedAt(index, s) ? s + length : FAIL;
    }

    private int startCapture(int s, int p) {
        boolean position = patternAt(p) == ')';
        captures.open(s, position);
        int end = match(s, position ? p + 1 : p);
        if (end == FAIL) captures.drop();
        return end;
    }

    private int endCapture(int s, int p) {
        int index = captures.close(s);
        int end = match(s, p);
        if (end == FAIL) captures.reopen(index);
        return end;
    }
}
