package kodama.script.task;

import java.util.Arrays;
import java.util.List;
import kodama.base.StepBudget;
import kodama.draw.FrameSequence;
import kodama.draw.PlayDirection;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/** Reads an animation from a table of a script. */
public final class AnimationReader {
    private static final double MAX_TICKS = 1_000_000;
    private static final int MAX_TIMES = 1_000_000;
    private static final int MAX_TEXT = 10_000;
    private static final double DEFAULT_TICKS = 6;

    private static final List<String> MODES = List.of("loop", "once", "reverse", "ping_pong");

    /** The options of an animation. */
    public static final OptionClass OPTIONS = OptionClass.of(
            "Animation",
            "Frames that are shown one after the other.",
            Option.of(
                    "frames",
                    "integer|string|(integer|string)[]",
                    "The frames in their order: `\"1-4\"`, `\"1-4, 6\"` or `{ 1, 2, 3, 2 }`. Required."),
            Option.of(
                    "ticks",
                    "number|number[]",
                    "Duration of each frame, in ticks, from 1 to 1000000 (default 6); a list has one for each frame."),
            Option.words(
                    "mode",
                    MODES,
                    "`\"loop\"` repeats the frames, `\"once\"` stays at the last one, `\"reverse\"` repeats them from"
                            + " the last to the first, `\"ping_pong\"` repeats them there and back."),
            Option.integer(
                    "times",
                    1,
                    MAX_TIMES,
                    "Number of passes after which it ends; there and back is one. By default 1 for `\"once\"`, and no"
                            + " end for the other modes."),
            Option.between("speed", 0.01, 100, 1.0, "Factor by which the durations are divided: 2 is twice as fast."));

    private final StepBudget effort;

    /** @param effort charges for each frame */
    AnimationReader(StepBudget effort) {
        this.effort = effort;
    }

    /**
     * Reads an animation.
     *
     * @param function description of the caller, for messages
     * @param count number of frames of the sheet
     * @throws LuaException if an option is unknown, missing or out of range
     */
    FrameSequence read(String function, Table table, int count) {
        Options options = new Options(function, table, OPTIONS);
        FrameList frames = new FrameList(function, count);
        frames.addAll(options.value("frames"));
        effort.spend(frames.size);
        String mode = options.word("mode", MODES);
        long[] durations = durations(function, options.value("ticks"), options.number("speed"), frames.size);
        int times = options.integer("times", mode.equals("once") ? 1 : FrameSequence.ENDLESS);
        return FrameSequence.of(frames.indexes(), durations, direction(mode), times);
    }

    private static PlayDirection direction(String mode) {
        return switch (mode) {
            case "reverse" -> PlayDirection.REVERSE;
            case "ping_pong" -> PlayDirection.PING_PONG;
            default -> PlayDirection.FORWARD;
        };
    }

    private static long[] durations(String function, Value ticks, double speed, int count) {
        long[] durations = new long[count];
        if (ticks instanceof Table list) {
            if (list.length() != count)
                throw new LuaException(function + ": option 'ticks' must have one number for each of the " + count
                        + " frames but has " + list.length());
            for (int i = 0; i < count; i++) durations[i] = duration(function, list.get(i + 1), speed);
        } else {
            Arrays.fill(durations, ticks.isNil() ? units(DEFAULT_TICKS, speed) : duration(function, ticks, speed));
        }
        return durations;
    }

    private static long duration(String function, Value ticks, double speed) {
        double number = ticks.is(LuaType.NUMBER) ? ticks.number() : Double.NaN;
        if (number >= 1 && number <= MAX_TICKS) return units(number, speed);
        throw new LuaException(function + ": option 'ticks' must be from 1 to 1000000, or a list of such numbers, but"
                + (ticks.is(LuaType.NUMBER) ? " was " : " holds ") + ticks.describe());
    }

    private static long units(double ticks, double speed) {
        return Math.max(1, Math.round(ticks * FrameSequence.UNITS_PER_TICK / speed));
    }

    /** The indexes of frames, as they are read. */
    private static final class FrameList {
        private final String function;
        private final int count;
        private int[] all = new int[8];
        private int size;

        FrameList(String function, int count) {
            this.function = function;
            this.count = count;
        }

        int[] indexes() {
            return Arrays.copyOf(all, size);
        }

        void addAll(Value frames) {
            if (frames.isNil()) throw new LuaException(function + ": option 'frames' is required");
            if (frames instanceof Table list) {
                int length = list.length();
                for (int i = 1; i <= length; i++) add(list.get(i));
            } else {
                add(frames);
            }
            if (size == 0) throw new LuaException(function + ": option 'frames' must have at least one frame");
        }

        private void add(Value item) {
            if (item.is(LuaType.NUMBER)) add(item.number(), item.describe());
            else if (item.is(LuaType.STRING)) addRanges(item);
            else
                throw new LuaException(function
                        + ": option 'frames' must be a list of numbers, or a string such as \"1-4\", but holds "
                        + item.describe());
        }

        private void addRanges(Value item) {
            if (item.length() > MAX_TEXT)
                throw new LuaException(function + ": option 'frames' must be at most " + MAX_TEXT
                        + " bytes long but was " + item.length());
            for (String range : item.text().split(",", -1)) addRange(range.strip());
        }

        private void addRange(String range) {
            int dash = range.indexOf('-');
            int first = frame(range, dash < 0 ? range : range.substring(0, dash).strip());
            int last = dash < 0 ? first : frame(range, range.substring(dash + 1).strip());
            int step = first <= last ? 1 : -1;
            for (int at = first; at != last + step; at += step) append(at);
        }

        private int frame(String range, String digits) {
            if (digits.isEmpty() || digits.length() > 9 || !digits.chars().allMatch(c -> c >= '0' && c <= '9'))
                throw new LuaException(function + ": option 'frames' must have numbers and ranges, such as \"1-4, 6\","
                        + " but has '" + range + "'");
            return checked(Integer.parseInt(digits), digits);
        }

        private void add(double frame, String text) {
            append(checked(frame, text));
        }

        private int checked(double frame, String text) {
            if (frame >= 1 && frame <= count && frame == Math.rint(frame)) return (int) frame;
            throw new LuaException(
                    function + ": option 'frames' must hold whole numbers from 1 to " + count + " but holds " + text);
        }

        private void append(int frame) {
            if (size == FrameSequence.MAX_FRAMES)
                throw new LuaException(
                        function + ": option 'frames' must have at most " + FrameSequence.MAX_FRAMES + " frames");
            if (size == all.length) all = Arrays.copyOf(all, 2 * size);
            all[size++] = frame - 1;
        }
    }
}
