package kodama.lua.library;

import java.util.Objects;
import kodama.lua.Call;
import kodama.lua.Indexing;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.ValueText;
import kodama.lua.YieldFunction;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.ByteBuilder;
import kodama.lua.value.CharClass;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code string.gsub}; a replacement function may yield. */
final class GsubFunction extends Resumable {
    private static final int BYTES_PER_INSTRUCTION = 4;

    /** Initial capacity for the result of a short subject. */
    private static final int ROOM = 256;

    /** Cost of a replacement in addition to its length. */
    private static final int COST = 12;

    private final int longest;

    GsubFunction(LuaMachine machine, int longest) {
        super(machine, "string.gsub");
        this.longest = longest;
    }

    @Override
    protected boolean neverYields() {
        return true;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        Run run = new Run(call.machine(), args, longest);
        call.state = run;
        return run.go(call);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        Run run = (Run) Objects.requireNonNull(call.state);
        run.replace(results.arg1());
        return run.go(call);
    }

    /** A substitution in progress. Positions are indices into the subject's array. */
    private static final class Run {
        private final LuaString subject;
        private final int subjectEnd;
        private final LuaValue replacement;
        private final PatternMatcher matcher;
        private final int patternStart;
        private final boolean anchored;
        /** Most replacements. */
        private final long most;

        private final ByteBuilder out;
        /** Number of replacements so far. */
        private long count;
        /** The subject has been copied up to this position. */
        private int copied;

        private final LuaMachine machine;
        private int at;
        /** End of the match at {@code at}; negative if there is none. */
        private int matchEnd;

        private boolean finished;
        /** Number of result bytes charged to the budget. */
        private int counted;

        Run(LuaMachine machine, Varargs args, int longest) {
            this.machine = machine;
            subject = Args.string(args, 1);
            LuaString pattern = Args.string(args, 2);
            replacement = args.arg(3);
            long limit = Args.integer(args, 4, subject.m_length + 1L);
            most = limit < 0 ? Long.MAX_VALUE : limit;
            Args.check(canReplace(replacement), 3, "string/function/table expected");
            matcher = new PatternMatcher(machine, subject, pattern);
            anchored = PatternMatcher.isAnchored(pattern);
            patternStart = pattern.m_offset + (anchored ? 1 : 0);
            copied = at = subject.m_offset;
            subjectEnd = subject.m_offset + subject.m_length;
            out = new ByteBuilder(Math.min(subject.m_length + 16, ROOM), longest);
        }

        private static boolean canReplace(LuaValue value) {
            return switch (value.type()) {
                case LuaValue.TNUMBER, LuaValue.TSTRING, LuaValue.TTABLE, LuaValue.TFUNCTION -> true;
                default -> false;
            };
        }

        /** Continues to the end, or to the next call of the replacement function. */
        Varargs go(Call call) {
            while (count < most && !finished) {
                matchEnd = matcher.matchAt(at, patternStart);
                if (matchEnd < 0) advance();
                else {
                    count++;
                    machine.charge(COST);
                    if (replacement.isfunction())
                        return YieldFunction.invoke(
                                call, replacement, matcher.captures().values(at, matchEnd));
                    replaceByValue();
                }
            }
            return LuaValue.varargsOf(result(), LuaReal.of(count));
        }

        private void replaceByValue() {
            if (replacement instanceof LuaTable table)
                replace(found(table, matcher.captures().value(0, at, matchEnd)));
            else {
                copyUpTo(at);
                expand(ValueText.ofPlain(replacement));
                copied = matchEnd;
                advance();
            }
        }

        private LuaValue found(LuaTable table, LuaValue key) {
            machine.charge(Indexing.lengthCost(key));
            return table.get(key);
        }

        /** Replaces the match by {@code value}; false and nil keep it. */
        void replace(LuaValue value) {
            if (value.toboolean()) {
                if (!ValueText.isPlain(value))
                    throw new MessageError("invalid replacement value (a " + value.typename() + ")");
                copyUpTo(at);
                out.append(ValueText.ofPlain(value));
                copied = matchEnd;
            }
            advance();
        }

        private void advance() {
            chargeNew();
            if (matchEnd > at) at = matchEnd;
            else if (at < subjectEnd) at++;
            else finished = true;
            finished |= anchored;
        }

        private void chargeNew() {
            machine.charge((out.size() - counted) / BYTES_PER_INSTRUCTION);
            counted = out.size();
        }

        private void copyUpTo(int end) {
            out.append(subject.m_bytes, copied, end - copied);
        }

        /** Appends a replacement string, with {@code %0}, {@code %1} … expanded. */
        private void expand(LuaString text) {
            for (int i = 0; i < text.m_length; i++) {
                int c = text.luaByte(i);
                if (c != '%') out.append(c);
                else expand(++i < text.m_length ? text.luaByte(i) : 0);
            }
        }

        private void expand(int c) {
            if (c == '0') out.append(subject.m_bytes, at, matchEnd - at);
            else if (CharClass.isDigit(c))
                out.append(ValueText.ofPlain(matcher.captures().value(c - '1', at, matchEnd)));
            else if (c == '%') out.append('%');
            else throw new MessageError("invalid use of '%' in replacement string");
        }

        private LuaString result() {
            if (copied == subject.m_offset && out.size() == 0) return subject;
            copyUpTo(subjectEnd);
            chargeNew();
            return out.finish();
        }
    }
}
